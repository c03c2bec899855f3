import { fileURLToPath } from 'node:url';

/** Root of this checkout, from sources and from what is compiled of them. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
