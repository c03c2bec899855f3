import { fieldsOf, wordsOf } from './schema-words.ts';

describe('a schema in words', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', minLength: 1, maxLength: 120 }, 'text (1 to 120 characters)'],
    [{ type: 'string', format: 'uuid' }, 'id'],
    [{ type: 'integer', minimum: 1, maximum: 50 }, 'whole number (1 to 50)'],
    [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'whole number'],
    [{ type: ['string', 'null'], maxLength: 9 }, 'text (up to 9 characters) or null'],
    [{ enum: ['Open', 'Archived'], type: 'string' }, '"Open" or "Archived"'],
    [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'boolean or null'],
    [
      { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Project' } },
      'list of Project (up to 20 entries)',
    ],
    [{ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, '{ id: text }'],
  ] as const)('%j is %s', (schema, words) => {
    expect(wordsOf(schema)).toBe(words);
  });

  it('marks the keys that may be left out', () => {
    const properties = { a: { type: 'string', description: 'First.' }, b: { type: 'null' } } as const;
    expect(fieldsOf({ type: 'object', properties, required: ['a'] })).toEqual([
      { name: 'a', words: 'text', description: 'First.' },
      { name: 'b?', words: 'null', description: '' },
    ]);
  });
});
