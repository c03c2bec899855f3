import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Calendars } from './calendars.ts';
import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';
import { countInOrder } from './keyset-sql.ts';
import { countByIndex } from './search-statements.ts';

/** Enough rows for an estimate that is off by a few per cent of what many rows have, by a third of what few have. */
const PAGES_LOOKED_AT = 200;
const FEWEST_PAGES_FOUND = 25;
const REMEMBERED_FOR_MS = 60_000;
const MOST_REMEMBERED = 1_000;

/** What is known of a total before anything is counted. */
export interface Guess {
  readonly total: number;
  /** Whether it can be answered; else there may be fewer than are to be told exactly. */
  readonly isSure: boolean;
}

interface Sample {
  /** Share of the table that was looked at, by pages. */
  readonly share: number;
  readonly found: number;
  /** How many of the pages have any of what was found. */
  readonly pagesFound: number;
}

/**
 * How many entries a list has, over all its pages, without a look at every one: exact up to a limit, an estimate from
 * a sample of the table above it. Estimates are remembered for a minute (ADR 7).
 */
@Injectable()
export class Totals {
  private readonly guesses = new Map<string, Guess & { readonly until: number }>();

  readonly calendars: Calendars;

  constructor(readonly database: DataSource) {
    this.calendars = new Calendars(database);
  }

  async of(list: KeysetList): Promise<number> {
    return this.tell(list, await this.guess(list));
  }

  async guess(list: KeysetList): Promise<Guess> {
    const known = this.guesses.get(keyOf(list));
    if (known && known.until > Date.now()) return known;
    const sample = await this.sample(list);
    if (sample.share === 1) return { total: sample.found, isSure: true };
    const estimate = sample.found / sample.share;
    if (isAboveLimit(sample)) return { total: this.remember(list, estimate), isSure: true };
    return this.keep(list, { total: estimate, isSure: false });
  }

  /** What is answered: counts where the guess is not enough. */
  async tell(list: KeysetList, { total, isSure }: Guess): Promise<number> {
    if (isSure) return total;
    const counted = await this.count(list);
    return this.learn(list, counted < EXACT_TOTAL_LIMIT ? counted : Math.max(total, counted));
  }

  /** Takes what is counted to the end, or surely more than is counted, and returns what is answered. */
  learn(list: KeysetList, total: number): number {
    if (total >= EXACT_TOTAL_LIMIT) return this.remember(list, total);
    return this.keep(list, { total, isSure: false }).total;
  }

  private async sample(list: KeysetList): Promise<Sample> {
    const conditions = containing(list);
    const share = `least(1, ${PAGES_LOOKED_AT} / greatest(1, pg_relation_size('${list.table}') / 8192.0))`;
    const [sample] = await this.database.query<Sample[]>(
      `SELECT ${share}::float8 AS share, coalesce(sum(entries), 0)::int AS found, count(*)::int AS "pagesFound" FROM (
         SELECT count(*) AS entries FROM ${list.table} ${list.alias} TABLESAMPLE SYSTEM ((SELECT 100 * ${share}))
         REPEATABLE (${sampleOf(Date.now())})
         WHERE ${conditions.sql} GROUP BY (${list.alias}.ctid::text::point)[0]) AS page`,
      conditions.values,
    );
    return sample ?? { share: 1, found: 0, pagesFound: 0 };
  }

  private async count(list: KeysetList): Promise<number> {
    const { sql, values } = (list.texts.length > 0 ? countByIndex : countInOrder)(list, EXACT_TOTAL_LIMIT);
    const [row] = await this.database.query<{ total: number }[]>(sql, values);
    return row?.total ?? 0;
  }

  private remember(list: KeysetList, estimate: number): number {
    return this.keep(list, { total: inTwoDigits(estimate), isSure: true }).total;
  }

  private keep(list: KeysetList, guess: Guess): Guess {
    if (this.guesses.size >= MOST_REMEMBERED) this.guesses.clear();
    this.guesses.set(keyOf(list), { ...guess, until: Date.now() + REMEMBERED_FOR_MS });
    return guess;
  }
}

/** The same pages for a minute, and for all processes: they are in memory when the next search looks at them. */
function sampleOf(now: number): number {
  return Math.floor(now / REMEMBERED_FOR_MS);
}

function keyOf(list: KeysetList): string {
  const { sql, values } = containing(list);
  return JSON.stringify([list.table, sql, values]);
}

function containing(list: KeysetList): Conditions {
  const conditions = list.narrow(new Conditions());
  for (const text of list.texts) conditions.addContaining(text);
  return conditions;
}

/**
 * Whether there are surely more than are counted. Entries of one kind lie together, so it goes by the pages that have any: the
 * root of such a count is off by a half on average, by more than two once in tens of thousands.
 */
function isAboveLimit({ found, pagesFound, share }: Sample): boolean {
  if (found >= EXACT_TOTAL_LIMIT) return true;
  return pagesFound >= FEWEST_PAGES_FOUND && (Math.sqrt(pagesFound) - 2) ** 2 / share >= EXACT_TOTAL_LIMIT;
}

/** More digits would claim to be counted. */
function inTwoDigits(estimate: number): number {
  return Number(estimate.toPrecision(2));
}
