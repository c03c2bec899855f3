import { splitAtCommas, withoutRepeats } from './text-list.ts';

describe('a list that is typed as one text', () => {
  it('is split at its commas, and its entries are trimmed', () => {
    expect(splitAtCommas(' React ,Node.js,  C# ')).toEqual(['React', 'Node.js', 'C#']);
  });

  it('has no empty entries', () => {
    expect(splitAtCommas(' , ,,web,')).toEqual(['web']);
  });

  it('keeps every script', () => {
    expect(splitAtCommas('open source, 🚀 launch, تعليم')).toEqual(['open source', '🚀 launch', 'تعليم']);
  });

  it('names a thing once, as it was spelled first', () => {
    expect(withoutRepeats(['React', 'Go', 'react'])).toEqual(['React', 'Go']);
  });
});
