import { type Fit, LIMITS } from '@crewdeck/contract';
import type { Fitting } from '@crewdeck/matching';
import sql, { type Sql } from 'sql-template-tag';
import { literal } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import type { ListReader } from '../lists/list-reader.ts';
import type { ListRow } from '../lists/page.ts';
import type { Ranking } from '../lists/ranking.ts';
import { entriesFilter } from '../lists/text-filter.ts';
import { type Placed, withNewcomers } from './newcomers.rules.ts';
import { positionOf, type ShownEntry } from './shown-fits.ts';

/** So many of a list are looked at who have one of the skills, and so many besides. */
const WITH_SKILLS = 120;
const WITHOUT = 60;
/** Where the newest rows have so many with one of the skills, older ones are not looked for. */
const ENOUGH_WITH_SKILLS = 60;

/** What is told of a row in another order, and of one that comes after all who fit. */
export const NO_FIT = sql`NULL::json AS fit`;
export const AFTER_ALL_WHO_FIT = sql`${literal(JSON.stringify({ reasons: [], isNewcomer: false } satisfies Fit))}::json AS fit`;

/** Those of a list that may fit: the first with one of these skills, and its first ones. */
export async function candidatesOf<Row extends { readonly id: string }>(
  lists: ListReader,
  list: List,
  column: Sql,
  skills: readonly string[],
): Promise<Row[]> {
  const isSearched = skills.length > 0;
  const [skilled, first] = await Promise.all([
    isSearched
      ? lists.readFirst<Row>(
          { ...list, texts: [...list.texts, ...entriesFilter(column, skills)] },
          WITH_SKILLS,
          ENOUGH_WITH_SKILLS,
        )
      : [],
    lists.readFirst<Row>(list, isSearched ? WITHOUT : WITHOUT + WITH_SKILLS),
  ]);
  return [...new Map([...skilled, ...first].map((row) => [row.id, row])).values()];
}

export function idsOfNew(rows: readonly { readonly id: string; readonly isNew: boolean }[]): ReadonlySet<string> {
  return new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id));
}

interface Ranked {
  readonly columns: List['columns'];
  readonly rows?: readonly ListRow[];
  /** Told of each: for which project they were ranked. */
  readonly project?: Fit['project'];
  /** Takes what a page shows of them. */
  readonly onShown?: ((id: string, shown: ShownEntry) => void) | undefined;
}

/** People or projects that fit, strong fits first, and best first in each group, with newcomers between them; each is told with its fit. */
export function rankingOf(
  fitting: readonly Fitting[],
  newIds: ReadonlySet<string>,
  { columns, rows = [], project, onShown }: Ranked,
): Ranking {
  const strong = fitting.filter(({ isStrong }) => isStrong);
  const possible = fitting.filter(({ isStrong }) => !isStrong);
  const isNew = ({ id }: Fitting) => newIds.has(id);
  const inGroups = [...withNewcomers(strong, isNew, 0), ...withNewcomers(possible, isNew, strong.length)];
  const placed = new Map(inGroups.map((one) => [one.entry.id, one]));
  const ids = [...placed.keys()];
  return {
    ids,
    columns,
    rows,
    tell: (id) => ({ fit: { ...fitOf(placed.get(id)), project } }),
    onRead: (read) => {
      for (const id of read) {
        const one = placed.get(id);
        if (one) onShown?.(id, shownEntry(one, ids.indexOf(id)));
      }
    },
  };
}

/** @param place from 0 */
function shownEntry({ entry, isNewcomer }: Placed<Fitting>, place: number): ShownEntry {
  const reasons = entry.reasonKinds().slice(0, LIMITS.reasonsOfFit);
  return { position: positionOf(place + 1), isStrong: entry.isStrong, isNewcomer, reasons };
}

function fitOf(placed: Placed<Fitting> | undefined): Fit {
  if (!placed) return { reasons: [], isNewcomer: false };
  return { ...toldFit(placed.entry), isNewcomer: placed.isNewcomer };
}

/** What is told of one that fits. */
export function toldFit({ isStrong, reasons, missing }: Fitting): Omit<Fit, 'isNewcomer'> {
  return {
    strength: isStrong ? 'strong' : 'possible',
    reasons: reasons().slice(0, LIMITS.reasonsOfFit),
    missing: missing().slice(0, LIMITS.missingOfFit),
  };
}
