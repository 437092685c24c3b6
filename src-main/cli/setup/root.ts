import { fileURLToPath } from 'node:url';

/** The project's folder. Only for what runs from a clone: a packaged app has none. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
