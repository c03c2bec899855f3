import sql from 'sql-template-tag';
import { readCursor, writeCursor } from './cursor.ts';
import { type ListOrder, newestFirst } from './list-order.ts';
import { Page } from './page.ts';
import { anyOfFilter, anySkillFilter, contains, textFilter } from './text-filter.ts';

const PLACE = { sortValue: '2026-11-21T10:00:00.123456Z', id: '0b1f9f5e-9d1a-4a0e-8f52-6f3d6a1c2b3d' };

const NEWEST = [newestFirst(sql`p`)];
const BY_NAME: ListOrder = { by: sql`u.name`, direction: 'ASC', value: sql`u.name`, isText: true };

const TECH = sql`tech`;
const NAME = sql`name`;

describe('a cursor', () => {
  it('is read as it was written, to the microsecond', () => {
    expect(readCursor(writeCursor(PLACE), NEWEST)).toEqual({ ...PLACE, part: 0 });
  });

  it.each([
    'x',
    writeCursor({ ...PLACE, sortValue: "2026'" }),
    writeCursor({ ...PLACE, sortValue: '2026-13-45' }),
    writeCursor({ ...PLACE, sortValue: '2026-02-30' }),
    writeCursor({ ...PLACE, sortValue: '2026-02-30T10:00:00.123456Z' }),
    writeCursor({ ...PLACE, sortValue: '0000-01-01' }),
    writeCursor({ ...PLACE, sortValue: '2026-11-21T24:00:00.000000Z' }),
    writeCursor({ ...PLACE, id: `${PLACE.id} ` }),
    `${writeCursor(PLACE)}==`,
    `${writeCursor(PLACE)}.1000`,
    writeCursor({ ...PLACE, id: `${PLACE.id} 7` }),
  ])('is refused when we did not write it: %s', (text) =>
    expect(() => readCursor(text, NEWEST)).toThrow(/Link header/),
  );
});

describe('a cursor of a list in several orders', () => {
  it.each(['', 'Ann Lee', `Ann ${PLACE.id} 2`, '王伟\n1'])('holds the name %j', (sortValue) => {
    const place = { ...PLACE, sortValue, part: 0 };
    expect(readCursor(writeCursor(place), [BY_NAME])).toEqual(place);
  });

  it('says which of them, and none that the list does not have', () => {
    const place = { ...PLACE, part: 1 };
    expect(readCursor(writeCursor(place), [...NEWEST, ...NEWEST])).toEqual(place);
    expect(() => readCursor(writeCursor(place), NEWEST)).toThrow(/Link header/);
    expect(() => readCursor(writeCursor({ ...PLACE, sortValue: 'Ann' }), [...NEWEST, BY_NAME])).toThrow(/Link header/);
    expect(() => readCursor(writeCursor({ ...PLACE, sortValue: 'A\0' }), [BY_NAME])).toThrow(/Link header/);
  });
});

describe('a page', () => {
  const rows = [1, 2, 3].map((json) => ({ ...PLACE, json: String(json) }));

  it('has a next one when a row is left over, after its last row', () => {
    const page = Page.of(rows, 2, 9);
    expect([page.json.toString(), page.next, page.total]).toEqual(['[1,2]', writeCursor(PLACE), 9]);
  });

  it('is the last one when none is left over', () => {
    expect(Page.of(rows, 3, 9).next).toBeNull();
  });
});

describe('a text filter', () => {
  it('takes the wildcards of the database literally', () => {
    expect(contains({ column: TECH, words: ['50%_\\'], entries: [] }).values).toEqual(['%50\\%\\_\\\\%']);
  });

  it('reads a comma as or where a list is asked for, and drops what is empty', () => {
    expect(anyOfFilter(TECH, ' React, ,Go')).toEqual([{ column: TECH, words: ['React', 'Go'], entries: [] }]);
    expect(textFilter(NAME, 'a, b')).toEqual([{ column: NAME, words: ['a, b'], entries: [] }]);
  });

  it('adds what else a skill is called, but for what is found anyway', () => {
    expect(anySkillFilter(TECH, 'Haskell, React, weaving')).toEqual([
      {
        column: TECH,
        words: ['Haskell', 'React', 'weaving'],
        entries: ['hs'],
      },
    ]);
    expect(textFilter(NAME, 'K8S')).toEqual([
      {
        column: NAME,
        words: ['K8S', 'kubernetes', 'kube', 'kubernates'],
        entries: ['kubernetes', 'kube', 'kubernates'],
      },
    ]);
  });

  it.each([' , ', '', undefined])('filters nothing when it is %j', (text) => {
    expect(anyOfFilter(TECH, text)).toEqual([]);
  });
});
