import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { readPrepared } from '../database/prepared-statement.ts';

interface Changes {
  /** What was committed by now, to be given to the next look. */
  readonly seen: string;
  /** Profile ids of those whose lists or activities have changed. */
  readonly people: readonly string[];
}

// The bounds are for the index. A restored backup brings transactions of another server, later than any of this one.
const changedPeople = (table: Sql, seen: string | null) => sql`
  SELECT user_id FROM ${table}
  WHERE changed_in >= pg_snapshot_xmin(${seen})::text::bigint
    AND changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    AND NOT pg_visible_in_snapshot(changed_in::text::xid8, ${seen})`;

const changesSince = (seen: string | null) => sql`
  SELECT pg_current_snapshot()::text AS seen,
    ARRAY(${changedPeople(sql`activities`, seen)} UNION ${changedPeople(sql`invite_lists`, seen)}) AS people`;

/** Who is concerned by what was committed since a look: in which order transactions begin or end does not matter. */
@Injectable()
export class ListChangesRepository {
  constructor(private readonly database: DataSource) {}

  /** @param seen of the look before; after `null` nobody has changed */
  async findSince(seen: string | null): Promise<Changes> {
    const [changes] = await readPrepared<Changes>(this.database, changesSince(seen));
    if (!changes) throw new Error('A statement without a table has answered no row.');
    return changes;
  }
}
