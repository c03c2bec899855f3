import { Fragment } from 'react';

/** So many characters fit a line of the smallest phone, beside what stands there too. */
const FITS_A_LINE = 24;
const WHOLE = { whiteSpace: 'nowrap' } as const;

/**
 * An address that breaks before an `@` or a slash when it is too long for its line, and not inside a word. A hyphen breaks only a part
 * that fits no line.
 */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)|\b(?=\/\w)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part.includes('-') && part.length <= FITS_A_LINE ? <span style={WHOLE}>{part}</span> : part}
    </Fragment>
  ));
}
