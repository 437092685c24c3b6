/** The host: one authority for any number of windows. Plain Node; Electron and the command line are shells around it. */
export { createHost } from './create';
export type { Advertised, Host, HostOptions, Lan } from './options';
