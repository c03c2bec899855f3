import { escapeMarkup, shownName, splitList, unaccented } from './text.ts';

describe('a list that is typed or stored', () => {
  it('is split at its commas, and its entries are trimmed', () => {
    expect(splitList(' React ,Node.js,  C# ')).toEqual(['React', 'Node.js', 'C#']);
  });

  it('is split inside of its entries too', () => {
    expect(splitList(['React, Go', 'Redis'])).toEqual(['React', 'Go', 'Redis']);
  });

  it('has no empty entries', () => {
    expect(splitList(' , ,,web,')).toEqual(['web']);
    expect(splitList(null)).toEqual([]);
    expect(splitList(undefined)).toEqual([]);
  });

  it('keeps every script', () => {
    expect(splitList('open source, 🚀 launch, تعليم')).toEqual(['open source', '🚀 launch', 'تعليم']);
  });

  it('names a thing once, as it was spelled first', () => {
    expect(splitList(['React', 'Go', 'react, Rust, RUST'])).toEqual(['React', 'Go', 'Rust']);
  });
});

describe('a text without accents', () => {
  it.each([
    ['Sofía Ibáñez', 'Sofia Ibanez'],
    ['Sofi\u0301a', 'Sofia'],
    ['Đặng Łukasz Søren', 'Dang Lukasz Soren'],
    ['IŞIK ışık', 'ISIK isik'],
    ['한국 が हिन्दी', '한국 が हिन्दी'],
    ['\u0301', '\u0301'],
  ])('is of %j %j', (text, expected) => {
    expect(unaccented(text).toLowerCase()).toBe(expected.toLowerCase());
  });
});

describe('a name that others read', () => {
  it('is there for somebody who has given none', () => {
    expect([' Ada ', ' ', ''].map(shownName)).toEqual(['Ada', 'Unnamed developer', 'Unnamed developer']);
  });
});

describe('a text in markup', () => {
  it('begins and ends nothing', () => {
    expect(escapeMarkup(`<b title="it's">&amp;`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;amp;');
  });
});
