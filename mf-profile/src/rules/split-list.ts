import { splitAtCommas, withoutRepeats } from '@crewdeck/contract';

/** A list as it may be stored: older profiles hold `"a, b"` where newer ones hold `["a", "b"]`. */
export type StoredList = string | readonly string[] | null | undefined;

/** Splits at commas, trims, and drops what is empty or repeated whatever its case (spec 2, profile view). */
export function splitList(stored: StoredList): string[] {
  return withoutRepeats([stored ?? []].flat().flatMap(splitAtCommas));
}
