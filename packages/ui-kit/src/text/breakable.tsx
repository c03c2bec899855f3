import { Fragment } from 'react';

/** Text that breaks before an `@` when it is too long for its line, and not inside a word of an address. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
