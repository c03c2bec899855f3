import { type Hackathon, LIMITS, type TeamSizes, type ValidImportHackathon } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager, In } from 'typeorm';
import { queryRow } from '../database/query.ts';
import { isoDay, isoTime, literal } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import type { ListOrder } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { coverUrlOf } from '../visibility/picture-conditions.ts';
import { IS_FOR_ALL, IS_LOOKING } from '../visibility/project-conditions.ts';
import { HackathonEntity } from './hackathon.entity.ts';

/** Counted no further than people count, so that one that everybody takes part in costs no more. */
const TEAMS_FORMING = sql`
  SELECT count(*)::int FROM (
    SELECT FROM projects p WHERE p.hackathon_id = h.id AND ${IS_FOR_ALL} AND ${IS_LOOKING}
    LIMIT ${literal(LIMITS.teamsForming)}) team`;

const COLUMNS = sql`
  h.id, h.title, h.description, h.theme, h.tech_stack AS "techStack", ${isoDay(sql`h.event_date`)} AS "eventDate",
  ${isoTime(sql`h.starts_at`)} AS "startsAt", ${isoTime(sql`h.ends_at`)} AS "endsAt", h.time_zone AS "timeZone", h.prizes, ${isoDay(sql`h.deadline`)} AS deadline, h.location, h.event_mode AS "eventMode", h.hackathon_link AS "hackathonLink",
  h.organizer, h.participants, ${coverUrlOf(sql`h`)} AS "coverUrl", h.created_by AS "createdBy",
  CASE WHEN h.team_size_min IS NOT NULL THEN json_build_object('min', h.team_size_min, 'max', h.team_size_max) END AS "teamSizes",
  (${TEAMS_FORMING}) AS "teamsForming"`;

const LATEST: ListOrder = { by: sql`h.event_date`, direction: 'DESC', value: isoDay(sql`h.event_date`) };

const UPDATED_COLUMNS = [
  ...['title', 'description', 'theme', 'tech_stack', 'event_date', 'deadline', 'location', 'event_mode', 'organizer'],
  ...['starts_at', 'ends_at', 'time_zone', 'prizes'],
  ...['participants', 'created_by', 'updated_at'],
];

/** What organisers edit. */
export type EventDetails = Pick<HackathonEntity, keyof typeof DETAILS>;

const DETAILS = {
  ...{ eventDate: true, startsAt: true, endsAt: true, timeZone: true },
  ...{ deadline: true, location: true, prizes: true },
} as const;

function detailsOf(hackathon: EventDetails): Partial<EventDetails> {
  const names = Object.keys(DETAILS) as (keyof EventDetails)[];
  return Object.fromEntries(names.map((name) => [name, hackathon[name]]));
}

// A statement takes at most 65,535 parameters.
const ROWS_PER_STATEMENT = 1000;

/** How many hackathons an import has added, and how many it has found. */
export interface Saved {
  created: number;
  updated: number;
}

@Injectable()
export class HackathonsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  findPage(query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: sql`hackathons`,
      alias: sql`h`,
      readsReplica: true,
      columns: COLUMNS,
      orders: [LATEST],
      conditions: [],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  findById(id: string): Promise<Hackathon | null> {
    return queryRow(this.database, sql`SELECT ${COLUMNS} FROM hackathons h WHERE h.id = ${id}`);
  }

  has(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(HackathonEntity, { id });
  }

  /** When something of it was changed last. */
  findChange(id: string): Promise<{ updatedAt: string } | null> {
    return queryRow(
      this.database,
      sql`SELECT ${isoTime(sql`h.updated_at`)} AS "updatedAt" FROM hackathons h WHERE h.id = ${id}`,
    );
  }

  findDetails(manager: EntityManager, id: string): Promise<EventDetails | null> {
    return manager.findOne(HackathonEntity, { where: { id }, select: DETAILS });
  }

  async setDetails(manager: EntityManager, id: string, details: EventDetails): Promise<void> {
    await manager.update(HackathonEntity, { id }, { ...details, isEdited: true, updatedAt: () => 'now()' });
  }

  async setTeamSizes(manager: EntityManager, id: string, { min, max }: TeamSizes): Promise<void> {
    await manager.update(HackathonEntity, { id }, { teamSizeMin: min, teamSizeMax: max });
  }

  async changeCover(manager: EntityManager, id: string, coverHash: string | null): Promise<void> {
    await manager.update(HackathonEntity, { id }, { coverHash });
  }

  /** Adds new hackathons and updates those with a known link, except details that organisers edited. Ids stay. All of it or nothing. */
  async save(hackathons: readonly ValidImportHackathon[]): Promise<Saved> {
    return this.database.transaction(async (manager) => {
      const saved: Saved = { created: 0, updated: 0 };
      for (let start = 0; start < hackathons.length; start += ROWS_PER_STATEMENT) {
        const rows = hackathons.slice(start, start + ROWS_PER_STATEMENT);
        const edited = await this.editedDetails(manager, rows);
        const { raw } = await manager
          .createQueryBuilder()
          .insert()
          .into(HackathonEntity)
          .values(rows.map((row) => ({ ...row, ...edited.get(row.hackathonLink) })))
          .orUpdate(UPDATED_COLUMNS, ['hackathon_link'])
          // A row that was inserted has not been locked before.
          .returning('xmax = 0 AS "isNew"')
          .execute();
        for (const { isNew } of raw) saved[isNew ? 'created' : 'updated']++;
      }
      return saved;
    });
  }

  /** By link. The rows are locked, so that nobody edits them before they are updated. */
  private async editedDetails(
    manager: EntityManager,
    hackathons: readonly ValidImportHackathon[],
  ): Promise<Map<string, Partial<EventDetails>>> {
    const known = await manager.find(HackathonEntity, {
      where: { hackathonLink: In(hackathons.map(({ hackathonLink }) => hackathonLink)) },
      select: { ...DETAILS, hackathonLink: true, isEdited: true },
      lock: { mode: 'pessimistic_write' },
    });
    const edited = known.filter(({ isEdited }) => isEdited);
    return new Map(edited.map((hackathon) => [hackathon.hackathonLink, detailsOf(hackathon)]));
  }
}
