import { mergeTextLists } from './text-list.ts';

describe('chosen and typed entries together', () => {
  it('list the chosen ones first', () => {
    expect(mergeTextLists(['React'], 'Rust, Zig')).toEqual(['React', 'Rust', 'Zig']);
  });

  it('name nothing twice, whatever its case', () => {
    expect(mergeTextLists(['React', 'Go'], 'react, Rust, RUST')).toEqual(['React', 'Go', 'Rust']);
  });
});
