import { PARTING_LIFE_DAYS, type Parting } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime } from '../database/sql.ts';

const MOST_OF_ONE_PERSON = 200;
const LIFE = `interval '${PARTING_LIFE_DAYS} days'`;

const OF_USER = `
  SELECT id, json_build_object('id', NULL, 'title', title) AS project, kind, words, ${isoTime('created_at')} AS at
  FROM partings WHERE user_id = $1 AND created_at > now() - ${LIFE}
  ORDER BY created_at DESC, id DESC LIMIT ${MOST_OF_ONE_PERSON}`;

const REMOVED = `
  INSERT INTO partings (user_id, title, kind, words) SELECT $2, title, 'removed', $3 FROM projects WHERE id = $1`;

@Injectable()
export class PartingsRepository {
  constructor(private readonly database: DataSource) {}

  findOf(userId: string): Promise<Parting[]> {
    return this.database.query(OF_USER, [userId]);
  }

  async tellRemoved(manager: EntityManager, projectId: string, userId: string, words: string): Promise<void> {
    await manager.query(REMOVED, [projectId, userId, words]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM partings WHERE created_at < now() - ${LIFE}`);
  }
}
