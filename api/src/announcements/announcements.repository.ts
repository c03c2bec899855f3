import type { Announcement } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { AnnouncementEntity } from './announcement.entity.ts';

const MOST_LISTED = 50;
const COLUMNS = sql`a.id, a.words, a.people, ${isoTime(sql`a.created_at`)} AS at`;

@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly database: DataSource) {}

  /** The latest first. */
  find(hackathonId: string): Promise<Announcement[]> {
    return queryRows(
      this.database,
      sql`
        SELECT ${COLUMNS} FROM announcements a WHERE a.hackathon_id = ${hackathonId}
        ORDER BY a.created_at DESC, a.id DESC LIMIT ${MOST_LISTED}`,
    );
  }

  async countToday(manager: EntityManager, hackathonId: string): Promise<number> {
    const counted = await queryRow<{ count: number }>(
      manager,
      sql`
        SELECT count(*)::int AS count FROM announcements
        WHERE hackathon_id = ${hackathonId} AND created_at > now() - interval '1 day'`,
    );
    return counted?.count ?? 0;
  }

  async insert(
    manager: EntityManager,
    { hackathonId, sentBy, words, people }: Omit<AnnouncementEntity, 'id' | 'createdAt'>,
  ): Promise<Announcement> {
    const sent = await queryRow<Announcement>(
      manager,
      sql`
        INSERT INTO announcements AS a (hackathon_id, sent_by, words, people)
        VALUES (${hackathonId}, ${sentBy}, ${words}, ${people}) RETURNING ${COLUMNS}`,
    );
    if (!sent) throw new Error('The announcement was not written.');
    return sent;
  }
}
