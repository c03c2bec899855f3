/** What an upload left behind is removed when nobody can still be working on it, in milliseconds. */
export const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;
