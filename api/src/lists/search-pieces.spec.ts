import { unaccented } from '@crewdeck/contract';
import { TestApi } from '../testing/test-api.ts';

const TEXTS = [
  'MongoDB, Node.js & C# / .NET',
  'Élodie André · 2nd Year',
  'ÇELİK straße ΣΊΣΥΦΟΣ',
  '王伟 builds 100% maps_2',
  "C++ \\ Q# '& | !( ) :* <->",
  'a',
  'Дмитро 👩‍💻 go',
  'x\u001fy zz',
  'works best at night, and so on',
];

describe('the index of pieces', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  // All starts and lengths up to twenty characters, in either case.
  it('knows every part of every text, however short it is', async () => {
    const [{ tried, missed }] = await api.database.query(
      `SELECT count(*)::int AS tried,
         array_agg(DISTINCT part) FILTER (WHERE NOT search_pieces(folded(given)) @@ search_query(ARRAY[part])) AS missed
       FROM unnest($1::text[]) AS given, generate_series(1, char_length(given)) AS start, generate_series(1, 20) AS size,
         LATERAL (SELECT substr(given, start, size)) AS exact (text), LATERAL (VALUES (exact.text), (upper(exact.text))) AS tried (part)
       WHERE trim(part) <> '' AND folded(given) LIKE '%' || replace(replace(replace(folded(part), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
      [TEXTS],
    );
    expect(tried).toBeGreaterThan(1_000);
    expect(missed).toBeNull();
  });

  it('knows each entry of a list as a whole, and not what begins or ends like it', async () => {
    const [row] = await api.database.query(
      `SELECT array_agg(text ORDER BY text) FILTER (WHERE search_pieces(replace(text, ',', chr(31))) @@ search_query(ARRAY[chr(31) || 'ml' || chr(31)])) AS found
       FROM unnest($1::text[]) AS text`,
      [['ml', 'ml,git', 'git,ml', 'git,ml,r', 'html', 'mlops', 'html,git', 'git,mlops', 'git,html,r']],
    );
    expect(row).toEqual({ found: ['git,ml', 'git,ml,r', 'ml', 'ml,git'] });
  });

  it('tells a phrase from its words, in any script', async () => {
    const [row] = await api.database.query(
      `SELECT search_pieces('machine learning, web design') @@ search_query('{learning design}') AS latin,
         search_pieces('строить дома, новые игры') @@ search_query('{строить игры}') AS cyrillic,
         search_pieces('торт') @@ search_query('{рот}') AS letters`,
    );
    expect(row).toEqual({ latin: false, cyrillic: false, letters: false });
  });

  it('is of texts that have each entry without accents too, as a search takes it', async () => {
    const entries = [
      ...TEXTS,
      'Sofía Ibáñez',
      'Sofi\u0301a',
      'Đặng Łukasz Søren',
      'IŞIK ışık',
      'Ёлка й',
      '한국 が हिन्दी',
      'x\u0301\u0302',
    ];
    const [row] = await api.database.query(
      `SELECT array_agg(entry) FILTER (WHERE NOT string_to_array(searchable(array_to_string($1::text[], chr(31))), chr(31)) @> ARRAY[folded(entry)]) AS missed
       FROM unnest($2::text[]) AS entry`,
      [entries, [...entries, ...entries.map(unaccented)].flatMap((entry) => entry.split('\u001f'))],
    );
    expect(row).toEqual({ missed: null });
  });

  it('takes one of several words', async () => {
    const [row] = await api.database.query(
      `SELECT search_pieces('rust') @@ search_query('{go,Rust}') AS either, search_pieces('rust') @@ search_query('{go,zig}') AS none`,
    );
    expect(row).toEqual({ either: true, none: false });
  });
});
