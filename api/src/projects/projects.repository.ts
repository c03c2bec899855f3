import {
  DEADLINE_NEAR_DAYS,
  type Project,
  type ProjectPage,
  type ValidCreateProject,
  type ValidListProjectsQuery,
  type ValidUpdateProject,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { AFTER_ALL_WHO_FIT, NO_FIT } from '../best-fit/best-fit.ts';
import { FittingProjects } from '../best-fit/fitting-projects.ts';
import { queryRow, queryRows } from '../database/query.ts';
import { isoDay, literal } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { anyOfFilter, anySkillFilter, textFilter } from '../lists/text-filter.ts';
import { isShown } from '../visibility/person-conditions.ts';
import {
  IS_FINISHED,
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
import { columnsOfProject, OWN_PROJECT_COLUMNS, PLACE, PROJECT_COLUMNS, projectColumnsFor } from './project-columns.ts';
import { PROJECT_LIST_ORDERS } from './project-orders.ts';
import { projectPageColumns } from './project-page-columns.ts';

/**
 * Who has blocked others, or is blocked by them; `null` for everybody else. They see projects of those owners only where
 * they are on the team.
 */
type Viewer = { readonly id: string; readonly without: readonly string[] } | null;

/** A person's own projects come in one answer; nobody is known to own as many as this. */
const MOST_OWN = 1000;

const accessOf = (id: string, viewerId: string | null) => sql`
  SELECT p.id, p.owner_id AS "ownerId", p.hackathon_id AS "hackathonId", p.max_team_size AS "maxTeamSize", p.title, p.status,
    p.collaboration_type AS "collaborationType", ${isoDay(sql`p.deadline`)} AS deadline,
    p.member_count AS "memberCount",
    p.is_hidden OR EXISTS (SELECT FROM users v WHERE v.id = ${viewerId} AND NOT ${isShown(sql`v`)}) AS "isHidden",
    CASE WHEN p.owner_id = ${viewerId} THEN 'owner' WHEN ${isMember(viewerId)} THEN 'member'
         WHEN p.is_hidden OR ${isApart(viewerId)} THEN 'apart' WHEN ${isInvited(viewerId)} THEN 'invitee'
         ELSE 'stranger' END AS viewer
  FROM projects p WHERE p.id = ${id}`;

const markDeadlines = (most: number) => sql`
  UPDATE projects SET deadline_told = deadline WHERE id IN (
    SELECT p.id FROM projects p
    WHERE p.deadline BETWEEN ${TODAY} AND ${TODAY} + ${literal(DEADLINE_NEAR_DAYS)} AND p.deadline IS DISTINCT FROM p.deadline_told
      AND p.status NOT IN ('Archived', 'Completed')
    ORDER BY p.deadline LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Of a project that is completed already it stays as it is. */
const FINISHED_NOW = "CASE WHEN status = 'Completed' THEN finished_at ELSE now() END";

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
    const seen = openProjects(query, viewer, AFTER_ALL_WHO_FIT);
    const list = query.asked === 'false' ? { ...seen, conditions: [...seen.conditions, isUnasked(personId)] } : seen;
    const rank = () => this.fitting.rank(personId, list, columnsSeenBy(viewer));
    return this.lists.readRanked(list, rank, query);
  }

  findOwnedBy(ownerId: string): Promise<Project[]> {
    return queryRows(
      this.database,
      sql`
        SELECT ${OWN_PROJECT_COLUMNS} FROM projects p WHERE p.owner_id = ${ownerId}
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${MOST_OWN}`,
    );
  }

  /** Of these projects, those that the viewer may see, in the given order. */
  findVisible(ids: readonly string[], viewerId: string): Promise<Project[]> {
    return queryRows(
      this.database,
      sql`
        SELECT ${projectColumnsFor(viewerId)} FROM projects p
        WHERE p.id = ANY(${ids}) AND ${isVisibleTo(viewerId)}
        ORDER BY array_position(${ids}, p.id)`,
    );
  }

  /** As its owner sees it. */
  findById(manager: EntityManager, id: string): Promise<Project | null> {
    return queryRow(manager, sql`SELECT ${OWN_PROJECT_COLUMNS} FROM projects p WHERE p.id = ${id}`);
  }

  /** As the viewer of this access sees it; `viewerId` is `null` for visitors. */
  async findPage({ id, viewer }: ProjectAccess, viewerId: string | null): Promise<ProjectPage | null> {
    const columns = projectPageColumns(viewerId, viewer);
    const isOnTeam = viewer === 'owner' || viewer === 'member';
    const [page, fit] = await Promise.all([
      queryRow<ProjectPage>(this.database, sql`SELECT ${columns} FROM projects p WHERE p.id = ${id}`),
      viewerId === null || isOnTeam ? null : this.fitting.toldOf(viewerId, id),
    ]);
    return page && { ...page, fit };
  }

  findAccess(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    return queryRow(manager, accessOf(id, viewerId));
  }

  /** Marks projects whose deadline is near. Skips what somebody is changing at this moment. @returns their ids */
  async markDeadlines(manager: EntityManager, most: number): Promise<string[]> {
    const marked = await queryRows<{ id: string }>(manager, markDeadlines(most));
    return marked.map(({ id }) => id);
  }

  async countOwned(manager: EntityManager, ownerId: string, most: number): Promise<number> {
    const row = await queryRow<{ count: number }>(
      manager,
      sql`SELECT count(*)::int AS count FROM (SELECT FROM projects WHERE owner_id = ${ownerId} LIMIT ${most}) AS owned`,
    );
    return row?.count ?? 0;
  }

  async insert(manager: EntityManager, input: ValidCreateProject, ownerId: string): Promise<string> {
    const finished = input.status === 'Completed' && { finishedAt: () => 'now()' };
    const { identifiers } = await manager.insert(ProjectEntity, { ...columnsOfProject(input), ...finished, ownerId });
    return String(identifiers[0]?.id);
  }

  async update(manager: EntityManager, id: string, changes: ValidUpdateProject): Promise<void> {
    const finished = changes.status === 'Completed' && { finishedAt: () => FINISHED_NOW };
    const columns = { ...columnsOfProject(changes), ...finished, updatedAt: () => 'now()' };
    await manager.update(ProjectEntity, { id }, columns);
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
    const project = await manager.findOne(ProjectEntity, { where: { id }, select: { id: true, hiddenReason: true } });
    return project && project.hiddenReason !== null;
  }

  async hide(manager: EntityManager, id: string, hiddenReason: string | null): Promise<void> {
    await manager.update(ProjectEntity, { id }, { hiddenReason });
  }

  async changeCover(manager: EntityManager, id: string, coverHash: string | null): Promise<void> {
    await manager.update(ProjectEntity, { id }, { coverHash });
  }

  async changeOwner(manager: EntityManager, id: string, ownerId: string): Promise<void> {
    await manager.update(ProjectEntity, { id }, { ownerId, handoverTo: null, updatedAt: () => 'now()' });
  }
}

function openProjects(query: ValidListProjectsQuery, viewer: Viewer, fit: Sql): List {
  return {
    table: sql`projects`,
    alias: sql`p`,
    readsReplica: true,
    columns: sql`${columnsSeenBy(viewer)}, ${fit}`,
    orders: PROJECT_LIST_ORDERS[isAllAlike(query) && hasLookingFirst(query) ? 'newest' : query.sort],
    conditions: [IS_FOR_ALL, ...conditionsOf(query, viewer)],
    texts: [
      ...textFilter(sql`p.search_text`, query.search),
      ...anySkillFilter(sql`p.tech_text`, query.tech),
      ...anyOfFilter(sql`p.tag_text`, query.tags),
    ],
  };
}

function columnsSeenBy(viewer: Viewer): Sql {
  return sql`${viewer ? projectColumnsFor(viewer.id) : PROJECT_COLUMNS}, ${PLACE}`;
}

/** Where all are looking, or none is, there is nothing to sort. */
function isAllAlike({ open, finished }: ValidListProjectsQuery): boolean {
  return open === 'true' || finished === 'true';
}

function hasLookingFirst({ sort }: ValidListProjectsQuery): boolean {
  return sort === 'looking' || sort === 'fit';
}

function* conditionsOf(
  { difficulty, finished, hackathon, open }: ValidListProjectsQuery,
  viewer: Viewer,
): Iterable<Sql> {
  if (viewer) yield sql`(coalesce(p.owner_id <> ALL (${viewer.without}), true) OR ${isMember(viewer.id)})`;
  if (open === 'true') yield IS_LOOKING;
  if (finished === 'true') yield IS_FINISHED;
  if (difficulty) yield sql`p.difficulty = ${difficulty}`;
  if (hackathon) yield sql`p.hackathon_id = ${hackathon}`;
}

/** The person isn't on its team, and neither an invite waits for their answer, nor their interest for the owner's. */
function isUnasked(personId: string): Sql {
  return sql`p.owner_id IS DISTINCT FROM ${personId} AND NOT ${isMember(personId)} AND NOT ${isInvited(personId)}
    AND NOT EXISTS (SELECT FROM interests n WHERE n.project_id = p.id AND n.user_id = ${personId} AND n.status = 'shown')`;
}
