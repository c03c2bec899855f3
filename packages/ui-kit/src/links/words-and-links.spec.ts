import { wordsAndLinks } from './words-and-links.ts';

const linksIn = (text: string) => wordsAndLinks(text).flatMap(({ href }) => href ?? []);

describe('a text with addresses', () => {
  it('is split at them, and loses nothing', () => {
    expect(wordsAndLinks('See https://a.example/b, and http://c.example.')).toEqual([
      { text: 'See ', href: null, at: 0 },
      { text: 'https://a.example/b', href: 'https://a.example/b', at: 4 },
      { text: ', and ', href: null, at: 23 },
      { text: 'http://c.example', href: 'http://c.example/', at: 29 },
      { text: '.', href: null, at: 45 },
    ]);
  });

  it.each([
    ['words alone', 'We meet on Monday.', []],
    ['nothing', '', []],
    ['another scheme', 'javascript:alert(1) data:text/html,x mailto:a@b.example', []],
    ['no host', 'https:// and https://?', []],
    ['brackets around it', '(https://a.example/b)', ['https://a.example/b']],
    ['marks of HTML', '<a href="https://a.example/b">x</a>', ['https://a.example/b']],
    ['lines', 'https://a.example\nhttps://b.example', ['https://a.example/', 'https://b.example/']],
    ['a query', 'https://a.example/?q=1&r=2#part', ['https://a.example/?q=1&r=2#part']],
  ])('has as many links as there are: %s', (_, text, links) => {
    expect(linksIn(text)).toEqual(links);
    expect(
      wordsAndLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
