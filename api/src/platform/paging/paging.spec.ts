import { readCursor, writeCursor } from './cursor.ts';
import { pageOf } from './page.ts';
import { anyOfFilter, containing, textFilter } from './text-filter.ts';

const ID = '0b1f9f5e-9d1a-4a0e-8f52-6f3d6a1c2b3d';

describe('a cursor', () => {
  it('is read as it was written, to the microsecond', () => {
    const cursor = { sortValue: '2026-11-21T10:00:00.123456Z', id: ID, total: 7 };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each([
    'x',
    writeCursor({ sortValue: "2026'", id: ID, total: 7 }),
    writeCursor({ sortValue: '2026-13-45', id: ID, total: 7 }),
  ])('is refused when we did not write it: %s', (text) => expect(() => readCursor(text)).toThrow(/Link header/));
});

describe('a page', () => {
  const numbers = (rows: number[], limit: number) => pageOf(rows, limit, 9, String);

  it('has a next one when a row is left over, after its last row', () => {
    expect(numbers([1, 2, 3], 2)).toMatchObject({ items: [1, 2], next: '2', total: 9 });
  });

  it('is the last one when none is left over', () => {
    expect(numbers([1, 2], 2)).toMatchObject({ items: [1, 2], next: null });
  });
});

describe('a text filter', () => {
  it('takes the wildcards of the database literally', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  });

  it('reads a comma as or where a list is asked for, and drops what is empty', () => {
    expect(anyOfFilter('tech', ' React, ,Go')).toEqual([{ column: 'tech', words: ['React', 'Go'] }]);
    expect(textFilter('name', 'a, b')).toEqual([{ column: 'name', words: ['a, b'] }]);
  });

  it.each([' , ', '', undefined])('filters nothing when it is %j', (text) => {
    expect(anyOfFilter('tech', text)).toEqual([]);
  });
});
