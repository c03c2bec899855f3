import { type FIT_POSITIONS, type FIT_REASONS, SHOWN_FIT_LIFE_DAYS } from '@crewdeck/contract';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { execute } from '../database/query.ts';
import { literal } from '../database/sql.ts';

const WRITTEN_EVERY_MS = 5_000;
/** Some megabytes. */
const MOST_PENDING = 10_000;
const ROWS_PER_STATEMENT = 1_000;

export const TODAY_UTC = sql`(now() AT TIME ZONE 'UTC')::date`;

/** How an entry stood in a list in the order "Best fit". */
export interface ShownEntry {
  readonly position: (typeof FIT_POSITIONS)[number];
  readonly isStrong: boolean;
  /** In a place that is kept for new ones. */
  readonly isNewcomer: boolean;
  readonly reasons: readonly (typeof FIT_REASONS)[number][];
}

/** Which person, the subject, was shown for which project, or the project to that person; and to whom. */
interface ShownFit extends ShownEntry {
  readonly viewerId: string;
  readonly subjectId: string;
  readonly projectId: string;
}

/** @param place from 1 */
export function positionOf(place: number): ShownEntry['position'] {
  if (place <= 3) return '1-3';
  return place <= 10 ? '4-10' : '11+';
}

/**
 * Remembers what "Best fit" has shown first, so that one can count what came of it. A read only adds to memory; the rows are written
 * together, every few seconds.
 */
@Injectable()
export class ShownFits implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ShownFits.name);
  private readonly dropped: Counter;
  private pending = new Map<string, ShownFit>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(
    private readonly database: DataSource,
    registry: Registry,
  ) {
    this.dropped = new Counter({
      name: 'shown_fits_dropped_total',
      help: 'Entries of lists in the order "Best fit" that could not be remembered.',
      registers: [registry],
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** Runs after the last request has been answered, and before the database is left. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  add(fit: ShownFit): void {
    const key = `${fit.viewerId} ${fit.subjectId} ${fit.projectId}`;
    if (this.pending.has(key)) return;
    this.pending.set(key, fit);
    this.dropOldest();
  }

  /** One at a time, so that a slow database is not asked more and more. Never rejects. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  /** @returns how many */
  forgetOld(most: number): Promise<number> {
    return execute(this.database, forgetOld(most));
  }

  private async writeAll(): Promise<void> {
    const fits = [...this.pending];
    this.pending = new Map();
    for (let start = 0; start < fits.length; start += ROWS_PER_STATEMENT) {
      const rows = fits.slice(start, start + ROWS_PER_STATEMENT);
      try {
        await execute(this.database, insert(rows.map(([, fit]) => fit)));
        this.isFailing = false;
      } catch (error) {
        this.pending = new Map([...fits.slice(start), ...this.pending]);
        this.dropOldest();
        // Trouble is told when it begins, not every few seconds.
        if (!this.isFailing) this.logger.warn(`What "Best fit" has shown can't be written: ${error}`);
        this.isFailing = true;
        return;
      }
    }
  }

  private dropOldest(): void {
    for (const key of this.pending.keys()) {
      if (this.pending.size <= MOST_PENDING) return;
      this.pending.delete(key);
      this.dropped.inc();
    }
  }
}

/**
 * The first time counts. Whom or what somebody deletes at this moment is left out instead of waited for, so this takes no place in the
 * order of locks. Two processes insert in one order.
 */
const insert = (fits: readonly ShownFit[]) => sql`
  WITH given AS (
    SELECT * FROM json_to_recordset(${JSON.stringify(fits)}::json) AS fit("viewerId" uuid, "subjectId" uuid, "projectId" uuid,
      position text, "isStrong" boolean, "isNewcomer" boolean, reasons text[])),
  people AS MATERIALIZED (
    SELECT id FROM users WHERE id IN (SELECT "viewerId" FROM given UNION SELECT "subjectId" FROM given)
    FOR KEY SHARE SKIP LOCKED),
  held AS MATERIALIZED (
    SELECT id FROM projects WHERE id IN (SELECT "projectId" FROM given) FOR KEY SHARE SKIP LOCKED)
  INSERT INTO shown_fits (viewer_id, subject_id, project_id, position, is_strong, is_newcomer, reasons)
  SELECT "viewerId", "subjectId", "projectId", position, "isStrong", "isNewcomer", reasons FROM given
  WHERE "viewerId" IN (SELECT id FROM people) AND "subjectId" IN (SELECT id FROM people) AND "projectId" IN (SELECT id FROM held)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING`;

const forgetOld = (most: number) => sql`
  DELETE FROM shown_fits WHERE (viewer_id, subject_id, project_id) IN (
    SELECT viewer_id, subject_id, project_id FROM shown_fits WHERE shown_on < ${TODAY_UTC} - ${literal(SHOWN_FIT_LIFE_DAYS)}
    ORDER BY shown_on LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
