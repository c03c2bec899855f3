import type { Collaboration } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberEntity } from './member.entity.ts';

export type NewMember = Pick<MemberEntity, 'projectId' | 'userId' | 'role' | 'inviteId'>;

const MOST_OF_ONE_PERSON = 1000;

const OF_USER = `
  SELECT m.id, p.title, p.description, m.role, p.status,
    json_build_object('id', p.id, 'title', p.title, 'description', p.description) AS project
  FROM project_members m JOIN projects p ON p.id = m.project_id
  WHERE m.user_id = $1 ORDER BY m.joined_at DESC, m.id DESC LIMIT ${MOST_OF_ONE_PERSON}`;

@Injectable()
export class CollaborationsRepository {
  constructor(private readonly database: DataSource) {}

  findOf(userId: string): Promise<Collaboration[]> {
    return this.database.query(OF_USER, [userId]);
  }

  has(manager: EntityManager, projectId: string, userId: string): Promise<boolean> {
    return manager.existsBy(MemberEntity, { projectId, userId });
  }

  /** A trigger ends the invite that the place came from. */
  async delete(manager: EntityManager, projectId: string, userId: string): Promise<void> {
    await manager.delete(MemberEntity, { projectId, userId });
  }

  async insert(manager: EntityManager, member: NewMember): Promise<void> {
    await manager.insert(MemberEntity, member);
  }
}
