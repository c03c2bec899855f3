import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from './conditions.ts';
import type { KeysetList } from './keyset-list.ts';

/** Enough rows for an estimate that is off by a few per cent of what many rows have, by a third of what few have. */
const PAGES_LOOKED_AT = 300;
const FEWEST_FOUND = 100;
/** An estimate must be so far above the limit that the truth is above it too. */
const MARGIN = 2;
const REMEMBERED_FOR_MS = 60_000;
const MOST_REMEMBERED = 1_000;

interface Sample {
  /** Share of the table that was looked at, by pages. */
  readonly share: number;
  readonly found: number;
}

/**
 * How many entries a list has, over all its pages, without a look at every one: exact up to a limit, an estimate from
 * a sample of the table above it. Estimates are remembered for a minute (ADR 7).
 */
@Injectable()
export class Totals {
  private readonly estimates = new Map<string, { readonly total: number; readonly until: number }>();

  constructor(readonly database: DataSource) {}

  async of(list: KeysetList): Promise<number> {
    const { sql, values } = containing(list);
    const key = JSON.stringify([list.table, sql, values]);
    const known = this.estimates.get(key);
    if (known && known.until > Date.now()) return known.total;
    const { share, found } = await this.sample(list);
    if (share === 1) return found;
    const estimate = found / share;
    if (found >= FEWEST_FOUND && estimate >= EXACT_TOTAL_LIMIT * MARGIN) return this.remember(key, estimate);
    const counted = await this.count(list);
    return counted < EXACT_TOTAL_LIMIT ? counted : this.remember(key, Math.max(estimate, EXACT_TOTAL_LIMIT));
  }

  private async sample(list: KeysetList): Promise<Sample> {
    const conditions = containing(list);
    const share = `least(1, ${PAGES_LOOKED_AT} / greatest(1, pg_relation_size('${list.table}') / 8192.0))`;
    const [sample] = await this.database.query<Sample[]>(
      `SELECT ${share}::float8 AS share, count(*)::int AS found
       FROM ${list.table} ${list.alias} TABLESAMPLE SYSTEM ((SELECT 100 * ${share})) WHERE ${conditions.sql}`,
      conditions.values,
    );
    return sample ?? { share: 1, found: 0 };
  }

  private async count(list: KeysetList): Promise<number> {
    const conditions = containing(list);
    for (const text of list.texts) conditions.addLikely(text);
    const [row] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (
         SELECT FROM ${list.table} ${list.alias} WHERE ${conditions.sql} LIMIT ${EXACT_TOTAL_LIMIT}) AS found`,
      conditions.values,
    );
    return row?.total ?? 0;
  }

  private remember(key: string, estimate: number): number {
    const total = inTwoDigits(estimate);
    if (this.estimates.size >= MOST_REMEMBERED) this.estimates.clear();
    this.estimates.set(key, { total, until: Date.now() + REMEMBERED_FOR_MS });
    return total;
  }
}

function containing(list: KeysetList): Conditions {
  const conditions = list.narrow(new Conditions());
  for (const text of list.texts) conditions.addContaining(text);
  return conditions;
}

/** More digits would claim to be counted. */
function inTwoDigits(estimate: number): number {
  return Number(estimate.toPrecision(2));
}
