import {
  DEADLINE_NEAR_DAYS,
  type Project,
  type ProjectPage,
  type ValidCreateProject,
  type ValidListProjectsQuery,
  type ValidUpdateProject,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AFTER_ALL_WHO_FIT, NO_FIT } from '../best-fit/best-fit.ts';
import { FittingProjects } from '../best-fit/fitting-projects.ts';
import { isoDay } from '../database/sql.ts';
import type { Conditions } from '../lists/conditions.ts';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { anyOfFilter, anySkillFilter, textFilter } from '../lists/text-filter.ts';
import { isShown } from '../visibility/person-conditions.ts';
import {
  IS_FOR_ALL,
  IS_LOOKING,
  isApart,
  isInvited,
  isMember,
  isVisibleTo,
  TODAY,
} from '../visibility/project-conditions.ts';
import { ProjectEntity } from './project.entity.ts';
import type { ProjectAccess } from './project.policy.ts';
import { columnsOfProject, OWN_PROJECT_COLUMNS, PROJECT_COLUMNS, projectColumnsFor } from './project-columns.ts';
import { PROJECT_LIST_ORDERS } from './project-orders.ts';
import { PROJECT_PAGE_COLUMNS } from './project-page-columns.ts';

/**
 * Who has blocked others, or is blocked by them; `null` for everybody else. They see projects of those owners only where
 * they are on the team.
 */
type Viewer = { readonly id: string; readonly without: readonly string[] } | null;

/** A person's own projects come in one answer; nobody is known to own as many as this. */
const MOST_OWN = 1000;

const ACCESS = `
  SELECT p.id, p.owner_id AS "ownerId", p.hackathon_id AS "hackathonId", p.max_team_size AS "maxTeamSize", p.title, p.status,
    p.collaboration_type AS "collaborationType", ${isoDay('p.deadline')} AS deadline,
    p.member_count AS "memberCount",
    p.is_hidden OR EXISTS (SELECT FROM users v WHERE v.id = $2 AND NOT ${isShown('v')}) AS "isHidden",
    CASE WHEN p.owner_id = $2 THEN 'owner' WHEN ${isMember('$2')} THEN 'member'
         WHEN p.is_hidden OR ${isApart('$2')} THEN 'apart' WHEN ${isInvited('$2')} THEN 'invitee'
         ELSE 'stranger' END AS viewer
  FROM projects p WHERE p.id = $1`;

const MARK_DEADLINES = `
  UPDATE projects SET deadline_told = deadline WHERE id IN (
    SELECT p.id FROM projects p
    WHERE p.deadline BETWEEN ${TODAY} AND ${TODAY} + ${DEADLINE_NEAR_DAYS} AND p.deadline IS DISTINCT FROM p.deadline_told
      AND p.status NOT IN ('Archived', 'Completed')
    ORDER BY p.deadline LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
    private readonly fitting: FittingProjects,
  ) {}

  findOpenPage(query: ValidListProjectsQuery, viewer: Viewer): Promise<Page> {
    return this.lists.readPage(openProjects(query, viewer, NO_FIT), query);
  }

  /** The same in the order of how well they fit a person. */
  findFittingPage(query: ValidListProjectsQuery, viewer: Viewer, personId: string): Promise<Page> {
    const rank = () => this.fitting.rank(personId, openProjects(query, viewer, NO_FIT), columnsSeenBy(viewer));
    return this.lists.readRanked(openProjects(query, viewer, AFTER_ALL_WHO_FIT), rank, query);
  }

  findOwnedBy(ownerId: string): Promise<Project[]> {
    return this.database.query(
      `SELECT ${OWN_PROJECT_COLUMNS} FROM projects p WHERE p.owner_id = $1
       ORDER BY p.created_at DESC, p.id DESC LIMIT ${MOST_OWN}`,
      [ownerId],
    );
  }

  /** Of these projects, those that the viewer may see, in the given order. */
  findVisible(ids: readonly string[], viewerId: string): Promise<Project[]> {
    return this.database.query(
      `SELECT ${projectColumnsFor('$2')} FROM projects p
       WHERE p.id = ANY($1) AND ${isVisibleTo('$2')}
       ORDER BY array_position($1, p.id)`,
      [ids, viewerId],
    );
  }

  /** As its owner sees it. */
  async findById(manager: EntityManager, id: string): Promise<Project | null> {
    const [project] = await manager.query<Project[]>(`SELECT ${OWN_PROJECT_COLUMNS} FROM projects p WHERE p.id = $1`, [
      id,
    ]);
    return project ?? null;
  }

  /** As the viewer of this access sees it; `viewerId` is `null` for visitors. */
  async findPage({ id, viewer }: ProjectAccess, viewerId: string | null): Promise<ProjectPage | null> {
    const [page] = await this.database.query<ProjectPage[]>(
      `SELECT ${PROJECT_PAGE_COLUMNS} FROM projects p WHERE p.id = $1`,
      [id, viewerId, viewer],
    );
    return page ?? null;
  }

  async findAccess(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    const [access] = await manager.query<ProjectAccess[]>(ACCESS, [id, viewerId]);
    return access ?? null;
  }

  /** Marks projects whose deadline is near. Skips what somebody is changing at this moment. @returns their ids */
  async markDeadlines(manager: EntityManager, most: number): Promise<string[]> {
    const [marked] = await manager.query<[{ id: string }[], number]>(MARK_DEADLINES, [most]);
    return marked.map(({ id }) => id);
  }

  async countOwned(manager: EntityManager, ownerId: string, most: number): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM (SELECT FROM projects WHERE owner_id = $1 LIMIT $2) AS owned',
      [ownerId, most],
    );
    return row?.count ?? 0;
  }

  async insert(manager: EntityManager, input: ValidCreateProject, ownerId: string): Promise<string> {
    const { identifiers } = await manager.insert(ProjectEntity, { ...columnsOfProject(input), ownerId });
    return String(identifiers[0]?.id);
  }

  async update(manager: EntityManager, id: string, changes: ValidUpdateProject): Promise<void> {
    await manager.update(ProjectEntity, { id }, { ...columnsOfProject(changes), updatedAt: () => 'now()' });
  }

  /** Asks a member to own a project that is locked; `null` asks nobody. */
  async offerOwnership(manager: EntityManager, id: string, handoverTo: string | null): Promise<void> {
    await manager.update(ProjectEntity, { id }, { handoverTo });
  }

  async findOwnershipOffer(manager: EntityManager, id: string): Promise<string | null> {
    const project = await manager.findOne(ProjectEntity, { where: { id }, select: { id: true, handoverTo: true } });
    return project?.handoverTo ?? null;
  }

  /** `null` when there is no such project. */
  async isHiddenByOps(manager: EntityManager, id: string): Promise<boolean | null> {
    const [row] = await manager.query<{ isHidden: boolean }[]>(
      `SELECT p.hidden_reason IS NOT NULL AS "isHidden" FROM projects p WHERE p.id = $1`,
      [id],
    );
    return row?.isHidden ?? null;
  }

  async hide(manager: EntityManager, id: string, hiddenReason: string | null): Promise<void> {
    await manager.update(ProjectEntity, { id }, { hiddenReason });
  }

  async changeOwner(manager: EntityManager, id: string, ownerId: string): Promise<void> {
    await manager.update(ProjectEntity, { id }, { ownerId, handoverTo: null, updatedAt: () => 'now()' });
  }
}

function openProjects(query: ValidListProjectsQuery, viewer: Viewer, fit: string): List {
  const columns = columnsSeenBy(viewer);
  return {
    table: 'projects',
    alias: 'p',
    readsReplica: true,
    columns: (place) => `${columns(place)}, ${fit}`,
    // Where all are looking there is nothing to sort.
    orders: PROJECT_LIST_ORDERS[query.open === 'true' && hasLookingFirst(query) ? 'newest' : query.sort],
    narrow: (conditions: Conditions) => narrow(conditions, query, viewer),
    texts: [
      ...textFilter('p.search_text', query.search),
      ...anySkillFilter('p.tech_text', query.tech),
      ...anyOfFilter('p.tag_text', query.tags),
    ],
  };
}

function columnsSeenBy(viewer: Viewer) {
  return (place: (value: unknown) => string) => (viewer ? projectColumnsFor(place(viewer.id)) : PROJECT_COLUMNS);
}

function hasLookingFirst({ sort }: ValidListProjectsQuery): boolean {
  return sort === 'looking' || sort === 'fit';
}

function narrow(
  conditions: Conditions,
  { difficulty, hackathon, open }: ValidListProjectsQuery,
  viewer: Viewer,
): Conditions {
  conditions.addFixed(IS_FOR_ALL);
  if (viewer)
    conditions.add(
      viewer.without,
      (place) => `(coalesce(p.owner_id <> ALL (${place}), true) OR ${isMember(conditions.place(viewer.id))})`,
    );
  if (open === 'true') conditions.addFixed(IS_LOOKING);
  if (difficulty) conditions.add(difficulty, (place) => `p.difficulty = ${place}`);
  return hackathon ? conditions.add(hackathon, (place) => `p.hackathon_id = ${place}`) : conditions;
}
