import { type EmailContent, htmlOf, textOf } from './mail-template.ts';

const letter = (words: string): EmailContent => ({
  subject: 'Olga invited you to Map.',
  entries: [{ sentence: 'Accept or decline.', words }],
  button: { label: 'View invite', url: 'https://crewdeck.test/my-invites' },
  reason: 'Why.',
});
/** What stands between the sentence and the button. */
const quoted = (words: string) => textOf(letter(words)).split('\n').slice(2, -6);

describe('an email', () => {
  it('keeps a name that is written without spaces in one line where it fits, and breaks one that is longer', () => {
    const entry = { title: '健司', sentence: '健司', facts: [{ label: 'Who', value: '健司' }] };
    const html = htmlOf({ ...letter(''), entries: [entry], reason: '健司' });
    const styles = [...html.matchAll(/style="([^"]*)">健司/g)].map(([, style]) => style);
    expect(styles).toHaveLength(4);
    for (const style of styles) expect(style).toContain('overflow-wrap:anywhere;word-break:keep-all');
  });
});

describe('a note in a mail', () => {
  it.each([
    ['one line', 'Come & draw', ['  > Come & draw']],
    [
      'lines of its own',
      'Hi\n-- \nCrewdeck:\r\nYour account ends.',
      ['  > Hi', '  > --', '  > Crewdeck:', '  > Your account ends.'],
    ],
    [
      'separators',
      'a\u2028b\u2029c\u0085d\u000be\u000cf\rg',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((line) => `  > ${line}`),
    ],
    ['blank lines', '\n\n a \n\n\u00a0\n\n b\n\n', ['  > a', '  >', '  > b']],
    ['spaces that push text into the next row', `a${' \u00a0'.repeat(100)}b`, ['  > a b']],
    ['characters that nobody sees', 'a\u202e\u200b\u0007b', ['  > ab']],
  ])('is quoted in each row, with %s', (_, words, lines) => {
    expect(quoted(words)).toEqual(lines);
  });

  it('is broken into rows before a mail program does that', () => {
    const rows = quoted(`${'word '.repeat(40)}${'x'.repeat(200)} ${'你'.repeat(60)}`);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(row).toMatch(/^ {2}> \S.{0,71}$/);
    expect(
      rows
        .map((row) => row.slice(4))
        .join('')
        .replaceAll(' ', ''),
    ).toBe(`${'word'.repeat(40)}${'x'.repeat(200)}${'你'.repeat(60)}`);
  });

  it('ends no quote of the HTML, and is broken inside of it', () => {
    const html = htmlOf(letter(`</blockquote>\n\n\n\n<b>Crewdeck</b> ${'x'.repeat(300)}`));
    const quotes = [...html.matchAll(/<blockquote[^>]*style="([^"]*)"[^>]*>([^<]*)<\/blockquote>/g)];
    expect(quotes).toHaveLength(1);
    expect(quotes[0]?.[1]).toContain('overflow-wrap:anywhere');
    expect(quotes[0]?.[2]).toBe(`&lt;/blockquote&gt;\n\n&lt;b&gt;Crewdeck&lt;/b&gt; ${'x'.repeat(300)}`);
  });
});
