import fc from 'fast-check';
import { sentenceOf } from './event-sentence.ts';

const told = (project: string, person = 'Olga') => sentenceOf({ kind: 'invite_received', person, project });

describe('the sentence of an event', () => {
  it.each([
    ['a line break', 'x\n\nYour account is suspended.', 'x Your account is suspended.'],
    ['a line separator', 'x\u2028Your\u2029account\u0085is\u000bsuspended', 'x Your account is suspended'],
    ['tabs and many spaces', 'x\t\t  \u00a0\u3000  y', 'x y'],
    ['letters that look like spaces', 'x\u3164\u2800\u115f\u00a0y', 'x y'],
    ['characters without a width', 'Star\u200b\u2060\u00ad\ufeff Map', 'Star Map'],
    ['letters that turn the direction', '\u202eevil\u202c \u2066Map', 'evil Map'],
    ['a cut half of a character', 'Map \ud83d', 'Map'],
    ['nothing to see', ' \u200b\u3164 ', '[no name]'],
  ])('stays in one line, where a title holds %s', (_, title, shown) => {
    expect(told(title)).toBe(`Olga invited you to ${shown}.`);
    expect(told('Map', title)).toBe(`${shown} invited you to Map.`);
  });

  it.each([
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE/a?b#c',
    '(https://evil.example)',
    'ftp://evil.example',
    'www.evil.example',
    'evil.example/login',
    'evil.example:8080',
    'evil.com',
    'EVIL.COM',
    'login.evil.co.uk.',
    'evil\u200b.com',
    'evil\uff0ecom',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'help@evil.example',
    'mailto:help@evil.example',
    'tel:+4912345',
    '203.0.113.7/login',
    '203.0.113.7:8080',
    'crewdeck-login.k.vu',
    'login.x.io',
    'x.io',
    'X.Com',
    'i❤.ws',
    '💩.la',
    'evil。com',
    'evil｡com',
  ])('makes no link of %s', (link) => {
    expect(told(`Read ${link} now`)).toBe('Olga invited you to Read [link removed] now.');
    expect(told('Map', link)).toBe('[link removed] invited you to Map.');
  });

  it.each([
    'Node.js bot',
    'v2.0',
    'Vue.js/Nuxt.js starter',
    'ASP.NET forum',
    '.NET & C# tools',
    'Socket.io chat',
    'main.cpp for 3.14',
    'index.html viewer',
    'CI/CD and/or tests',
    'e.g. maps, A. B. Company',
    'U.S.A. map; Ph.D. planner',
    'Wait... what?',
    '@home: 10.5 km/h',
    'React@18.2',
    'Q&A 🚀 👩‍💻 club',
    'می‌خواهم',
    'مشروع تعليم',
    '你好。世界',
    'A.Kumar and J.Doe',
    'Rock ’n’ roll – 100% (really!)',
  ])('keeps the title %s', (title) => {
    expect(told(title)).toBe(`Olga invited you to ${title}.`);
  });

  it('keeps a name that holds a placeholder', () => {
    expect(told('Map', 'Pia {project}')).toBe('Pia {project} invited you to Map.');
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ' ',
      '\n',
      '\u2028',
      '\u00a0',
      '\u200b',
      '\u200d',
      '.',
      '/',
      ':',
      '@',
      '://',
      'www.',
      ',',
      '(',
      '[link',
    ),
    fc.constantFrom('https://evil.example', 'evil.com', 'a@evil.com', 'evil.example/x', 'Node.js', 'v2.0', 'Map', 'x'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const title = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  it('is one line without a link, whatever a title and a name hold', () => {
    fc.assert(
      fc.property(title, title, (project, person) => {
        const sentence = told(project, person);
        expect(sentence).toMatch(/^\S+( \S+)*$/u);
        expect(sentence).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b]/u);
        expect(sentence).not.toMatch(/:\/\/|\bwww\.\S|evil\.(com|example)(?!\.?[\p{L}\p{N}-])|@\S+\.[a-z]{2}/iu);
      }),
      { numRuns: 2_000 },
    );
  });
});
