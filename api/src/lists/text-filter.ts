import { unaccented } from '@crewdeck/contract';
import { spellingsOf } from '@crewdeck/matching/skills';
import sql, { join, type Sql } from 'sql-template-tag';

/** A text that a column must contain, in one of several ways. */
export interface TextFilter {
  /** Holds `searchable` text, and has a GIN index on `search_pieces` of it. */
  readonly column: Sql;
  readonly words: readonly string[];
  /** Folded texts, one of which may be an entry of the column instead. */
  readonly entries: readonly string[];
}

/** Stands between the entries of a column. */
const BETWEEN_ENTRIES = '\u001f';

/** Each is compared with every entry of the newest rows. */
const MOST_SPELLINGS = 40;
const MOST_WORDS = 4;
/** Too short to mean a skill within other words, unless it has a sign or a digit: `k8s`, `c++`. */
const MEANS_OTHER_WORDS = /^\p{L}{1,3}$/u;

/** One of the words must be in the column, or be an entry of it. */
export function contains({ column, words, entries }: TextFilter): Sql {
  const found = words.map((word) => sql`${column} LIKE folded(${patternOf(word)})`);
  if (entries.length > 0) found.push(sql`string_to_array(${column}, chr(31)) && ${entries}::text[]`);
  return join(found, ' OR ', '(', ')');
}

/** What the index can say of a text, however short it is: all that have it, and some that do not. */
export function mayContain({ column, words, entries }: TextFilter): Sql {
  const bounded = entries.map((entry) => `${BETWEEN_ENTRIES}${entry}${BETWEEN_ENTRIES}`);
  return sql`search_pieces(${column}) @@ search_query(${[...words, ...bounded]}::text[])`;
}

/** A pattern for `LIKE` that finds the text anywhere, its own wildcards taken literally. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Takes the text as it is, and the other names of a skill when it is one; nothing filters nothing. */
export function textFilter(column: Sql, text: string | undefined): TextFilter[] {
  if (!text) return [];
  const entries = otherSpellings(text);
  const names = entries.filter((name) => !MEANS_OTHER_WORDS.test(name)).slice(0, MOST_WORDS);
  return [{ column, words: [unaccented(text), ...names], entries }];
}

/** Takes a comma for "or"; nothing filters nothing. */
export function anyOfFilter(column: Sql, text: string | undefined): TextFilter[] {
  const words = wordsOf(text);
  return words.length > 0 ? [{ column, words, entries: [] }] : [];
}

/** The same for skills, which are found by their other names as well, where these are an entry of their own. */
export function anySkillFilter(column: Sql, text: string | undefined): TextFilter[] {
  const words = wordsOf(text);
  const entries = words.flatMap(otherSpellings).slice(0, MOST_SPELLINGS);
  return words.length > 0 ? [{ column, words, entries }] : [];
}

/** Takes what has one of these skills as an entry of its own, by whatever name. */
export function entriesFilter(column: Sql, skills: readonly string[]): TextFilter[] {
  const entries = new Set(skills.flatMap((skill) => [skill.toLowerCase(), ...spellingsOf(skill)]));
  return [{ column, words: [], entries: [...entries].slice(0, MOST_SPELLINGS) }];
}

function wordsOf(text = ''): string[] {
  const words = text.split(',').map((word) => unaccented(word.trim()));
  return words.filter((word) => word !== '');
}

/** Those that a search for the text does not find anyway. */
function otherSpellings(text: string): string[] {
  const typed = text.toLowerCase();
  return spellingsOf(text).filter((spelling) => !spelling.includes(typed));
}
