import { splitAtCommas, withoutRepeats } from '@crewdeck/contract';

/** The chosen entries followed by the typed ones. An entry that differs from an earlier one only in case is dropped. */
export function mergeTextLists(chosen: readonly string[], typed: string): string[] {
  return withoutRepeats([...chosen, ...splitAtCommas(typed)]);
}
