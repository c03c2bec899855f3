import { leaksIn } from './style-leaks.ts';

const OWN = '.cab12cd34-1-card';
const leaks = (css: string) => leaksIn(css, 'ab12cd34');

describe('a style of a module', () => {
  it.each([
    OWN,
    `${OWN}:hover`,
    `${OWN} p`,
    `${OWN} > * + *`,
    `${OWN}::before`,
    `button${OWN}`,
    `:root.dark ${OWN}`,
    `${OWN} + ${OWN} p`,
    `:where(${OWN}, ${OWN} p)`,
    `:is(${OWN}):not(:last-child)`,
    `${OWN}:has(body)`,
  ])('stays with the module: %s', (selector) => {
    expect(leaks(`@layer module { ${selector} { margin: 0 } }`)).toEqual([]);
  });

  it.each([
    '*',
    'html',
    'body',
    ':root',
    'p',
    '#root',
    '[hidden]',
    '::selection',
    '.cffffffff-1-card',
    '.card',
    `.shell ${OWN} + p`,
    `${OWN} ~ *`,
    `body:has(${OWN})`,
    `:is(${OWN}, body)`,
    `:not(${OWN})`,
    '.xcab12cd34-1-card',
    '&',
  ])('reaches what is not the module’s: %s', (selector) => {
    expect(leaks(`@layer module { ${selector} { margin: 0 } }`)).toEqual([
      `"${selector}" reaches elements without a class of the module's own.`,
    ]);
  });

  it.each([
    ['p', []],
    ['& p', []],
    ['&:hover', []],
    ['> p', []],
    [':root.dark &', []],
    ['+ p', ['+ p']],
    ['& ~ p', ['& ~ p']],
    ['body:has(&)', ['body:has(&)']],
  ])('in another rule is about what that one has found: %s', (selector, reaching) => {
    expect(leaks(`@layer module { ${OWN} { @media print { ${selector} { margin: 0 } } } }`)).toEqual(
      reaching.map((one) => `"${one}" reaches elements without a class of the module's own.`),
    );
  });

  it('is named one by one, where a rule has several selectors', () => {
    expect(leaks(`@layer module { ${OWN}, body, p { margin: 0 } }`)).toEqual([
      expect.stringContaining('"body"'),
      expect.stringContaining('"p"'),
    ]);
  });

  it('without a layer wins over everything', () => {
    expect(leaks(`${OWN} { margin: 0 }`)).toEqual([`"${OWN}" is in no layer.`]);
  });

  it('gives animations names of its own', () => {
    expect(leaks('@keyframes cab12cd34-1-turn { from { rotate: 0turn } 50%, to { rotate: 1turn } }')).toEqual([]);
    expect(leaks('@keyframes spin { to { rotate: 1turn } }')).toEqual([
      '"@keyframes spin" takes a name that others may have.',
    ]);
  });

  it.each([
    ['@font-face { font-family: Figtree; src: url(x.woff2) }', 'font-face'],
    ['@import "https://elsewhere.example/x.css";', 'import'],
    ['@property --color-text { syntax: "<color>"; inherits: true; initial-value: red }', 'property'],
    ['@page { margin: 0 }', 'page'],
    ['@view-transition { navigation: auto }', 'view-transition'],
  ])('is none that is of the whole page: %s', (css, name) => {
    expect(leaks(css)).toEqual([`"@${name}" is not for modules: it is of the whole page.`]);
  });
});
