import { fileURLToPath } from 'node:url';

/** Root of this checkout, from sources and from what is compiled of them. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Those of the product, besides the shell. */
export const MODULES = ['mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', 'mf-hackathons'];
