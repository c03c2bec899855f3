import type { EventKind, TeamNote } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { personInRoom } from './person-in-room.ts';
import { TeamNoteEntity } from './team-note.entity.ts';

const JOINS = ['joined', 'invite_accepted'] as const satisfies EventKind[];

type NewNote = Pick<TeamNoteEntity, 'projectId' | 'authorId' | 'words'>;

const columnsFor = (viewerId: string) => sql`
  n.id, n.words, ${isoTime(sql`n.created_at`)} AS "createdAt", ${isoTime(sql`n.edited_at`)} AS "editedAt",
  ${personInRoom(sql`n.author_id`, sql`n.project_id`, viewerId)} AS author`;

@Injectable()
export class TeamNotesRepository {
  constructor(private readonly lists: ListReader) {}

  findPage(projectId: string, viewerId: string, query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    const list: List = {
      table: sql`team_notes`,
      alias: sql`n`,
      columns: columnsFor(viewerId),
      orders: [newestFirst(sql`n`)],
      conditions: [sql`n.project_id = ${projectId}`],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  find(manager: EntityManager, projectId: string, id: string): Promise<TeamNoteEntity | null> {
    return manager.findOneBy(TeamNoteEntity, { projectId, id });
  }

  findById(manager: EntityManager, id: string): Promise<TeamNoteEntity | null> {
    return manager.findOneBy(TeamNoteEntity, { id });
  }

  async insert(manager: EntityManager, { projectId, authorId, words }: NewNote): Promise<TeamNote> {
    const note = await queryRow<TeamNote>(
      manager,
      sql`
        INSERT INTO team_notes AS n (project_id, author_id, words) VALUES (${projectId}, ${authorId}, ${words})
        RETURNING ${columnsFor(authorId)}`,
    );
    return required(note);
  }

  /** Who writes to the team has greeted those who joined it. Rows that somebody else is at stay, so that nobody waits for them. */
  async readJoins(manager: EntityManager, { projectId, authorId }: NewNote): Promise<void> {
    await execute(
      manager,
      sql`
        UPDATE activities SET read_at = now(), changed_in = current_transaction() WHERE id IN (
          SELECT id FROM activities WHERE user_id = ${authorId} AND project_id = ${projectId}
            AND kind = ANY (${JOINS}) AND read_at IS NULL FOR UPDATE SKIP LOCKED)`,
    );
  }

  async edit(manager: EntityManager, { id, authorId }: TeamNoteEntity, words: string): Promise<TeamNote> {
    const note = await queryRow<TeamNote>(
      manager,
      sql`UPDATE team_notes AS n SET words = ${words}, edited_at = now() WHERE n.id = ${id} RETURNING ${columnsFor(authorId)}`,
    );
    return required(note);
  }

  async delete(manager: EntityManager, { id }: TeamNoteEntity): Promise<void> {
    await manager.delete(TeamNoteEntity, { id });
  }
}

function required(note: TeamNote | null): TeamNote {
  if (!note) throw new Error('A write has answered no row.');
  return note;
}
