/** Everything is drawn from the number of its row, so that each run makes the same data, in whatever order. */
export const FUNCTIONS = [
  `CREATE SCHEMA IF NOT EXISTS bench`,
  `CREATE OR REPLACE FUNCTION bench.id(kind text, number bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN overlay(overlay(md5(kind || number) PLACING '4' FROM 13) PLACING 'a' FROM 17)::uuid`,
  `CREATE OR REPLACE FUNCTION bench.share(number bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN (hashint8extended(number, salt) & 2147483647) / 2147483648.0`,
  // By the square of a share: of 32 words the first is drawn 18 times as often as the last.
  `CREATE OR REPLACE FUNCTION bench.one_of(words text[], number bigint, salt int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN words[1 + floor(cardinality(words) * power(bench.share(number, salt), 2))::int]`,
  `CREATE OR REPLACE FUNCTION bench.some_of(words text[], most int, number bigint, salt int) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN ARRAY(SELECT DISTINCT bench.one_of(words, number, salt + place)
     FROM generate_series(1, 1 + floor(most * bench.share(number, salt))::int) AS place)`,
];
