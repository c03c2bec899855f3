/** What a tab remembers from one page load to the next; `null` where there is nothing, or the browser keeps no notes. */
export function readNote<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** `null` removes the note. `false` where the browser keeps none: whoever needs it to end something must not begin. */
export function writeNote(key: string, note: unknown): boolean {
  try {
    if (note === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}
