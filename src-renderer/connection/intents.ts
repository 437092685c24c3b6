/** Names for actions, so that one sent again is applied once. `crypto.randomUUID` is missing on a page served over http. */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
