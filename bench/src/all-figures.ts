import type { Figure } from './figure.ts';

/** In the order in which they are measured: what shares a preparation stands together. */
export const FIGURES: readonly Figure[] = [
  // In the browser.
  // In the API.
];
