/** What the page may ask of the shell, by the name of its channel. */
export const CHANNELS = {
  join: 'preau:join',
  openProjector: 'preau:open-projector',
} as const;
