import { oneLine } from '@crewdeck/contract';

/** Letters and marks that are drawn as an empty space. */
const BLANKS = /[\u115F\u1160\u180E\u2800\u3164\uFFA0]/g;
/** Characters without a width. The two joiners stay between letters that need them: of Persian, or of an emoji. */
const UNSEEN =
  /(?![\u200C\u200D])\p{Cf}|(?<![^\p{ASCII}\u00A0-\u024F])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}\u00A0-\u024F\s])/gu;

/** What a person wrote, in one line that holds only what its reader sees. */
export function visibleLine(text: string): string {
  return oneLine(oneLine(text.replace(BLANKS, ' ')).replace(UNSEEN, ''));
}
