import { mergeTextLists, parseTextList } from './text-list.ts';

describe('a comma-separated list', () => {
  it('is split at its commas and trimmed', () => {
    expect(parseTextList(' React ,Node.js,  C# ')).toEqual(['React', 'Node.js', 'C#']);
  });

  it('has no empty entries', () => {
    expect(parseTextList(' , ,,web,')).toEqual(['web']);
  });

  it('keeps spaces, emoji and right-to-left text inside an entry', () => {
    expect(parseTextList('open source, 🚀 launch, تعليم')).toEqual(['open source', '🚀 launch', 'تعليم']);
  });
});

describe('chosen and typed entries together', () => {
  it('list the chosen ones first', () => {
    expect(mergeTextLists(['React'], 'Rust, Zig')).toEqual(['React', 'Rust', 'Zig']);
  });

  it('name nothing twice, whatever its case', () => {
    expect(mergeTextLists(['React', 'Go'], 'react, Rust, RUST')).toEqual(['React', 'Go', 'Rust']);
  });
});
