import { hasUnsavedChanges } from './has-unsaved-changes.ts';

const RELOADED_AT = 'crewdeck-reloaded-at';
/** Within this time a page reloads by itself once, so that what a reload can't mend never becomes a loop. */
export const COOL_DOWN_MS = 5 * 60_000;

/**
 * Loads the whole page again, with everything that is live by now, unless that was done a moment ago or would lose what
 * somebody has entered.
 *
 * @returns whether the page is about to go
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (hasUnsavedChanges() || !noteReload()) return false;
  reload();
  return true;
}

/** `false` within the cool-down, and where the browser keeps no notes: without them there would be no end to it. */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < COOL_DOWN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch (error) {
    console.warn('The page is not loaded again, because that could not be remembered.', error);
    return false;
  }
}
