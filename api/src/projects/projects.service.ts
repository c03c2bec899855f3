import type {
  Project,
  ProjectPage,
  ValidCreateProject,
  ValidListProjectsQuery,
  ValidUpdateProject,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccounts, lockEventsOfProject, lockListsOfProject, lockProject } from '../database/lock-order.ts';
import { hideProjects } from '../endings/after-hidden.ts';
import { afterOwnerChanged } from '../endings/after-owner-changed.ts';
import { afterProjectChanged } from '../endings/after-project-changed.ts';
import { deleteProjects } from '../endings/delete-projects.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Page } from '../lists/page.ts';
import { notify } from '../notifications/notify.ts';
import { requireProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import {
  isToldToOthers,
  type ProjectAccess,
  requireChangedDeadline,
  requireFutureDeadline,
  requireOwner,
  requireSizeForTeam,
  requireVisible,
} from './project.policy.ts';
import { columnsOfProject } from './project-columns.ts';
import { ProjectQuotas } from './project-quotas.ts';
import { ProjectsRepository } from './projects.repository.ts';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly users: UsersService,
    private readonly hackathons: HackathonsService,
    private readonly quotas: ProjectQuotas,
  ) {}

  /** Open to everybody, and so are the projects in it. */
  list(caller: Caller | null, query: ValidListProjectsQuery): Promise<Page> {
    const id = caller?.profileId ?? null;
    return this.users.readWithoutBlocked(id, (without) => {
      const viewer = id !== null && without.length > 0 ? { id, without } : null;
      // Who would join a finished project is no question.
      const isByFit = query.sort === 'fit' && query.finished !== 'true' && id !== null;
      return isByFit ? this.projects.findFittingPage(query, viewer, id) : this.projects.findOpenPage(query, viewer);
    });
  }

  async get(caller: Caller | null, id: string): Promise<ProjectPage> {
    const viewerId = caller?.profileId ?? null;
    const access = requireVisible(await this.projects.findAccess(this.database.manager, id, viewerId));
    const page = await this.projects.findPage(access, viewerId);
    if (!page) throw new DomainError('project.not_found');
    return page;
  }

  async listMine({ profileId }: Caller): Promise<Project[]> {
    return profileId === null ? [] : this.projects.findOwnedBy(profileId);
  }

  async listOf(caller: Caller, userId: string): Promise<Project[]> {
    requireSelf(caller, userId);
    return this.listMine(caller);
  }

  async create(caller: Caller, input: ValidCreateProject): Promise<Project> {
    const owner = requireProfile(caller);
    requireFutureDeadline(input.deadline, new Date());
    return this.database.transaction(async (manager) => {
      await this.requireHackathon(manager, input.hackathonId);
      await this.quotas.post(manager, owner);
      return this.read(manager, await this.createFor(manager, owner.profileId, input));
    });
  }

  async update(caller: Caller, id: string, changes: ValidUpdateProject): Promise<Project> {
    return this.database.transaction(async (manager) => {
      const { profileId: by } = caller;
      const project = requireOwner(await this.lock(manager, id, by));
      requireSizeForTeam(changes.maxTeamSize, project);
      requireChangedDeadline(changes.deadline, project, new Date());
      await this.requireHackathon(manager, changes.hackathonId);
      const columns = columnsOfProject(changes);
      if (isToldToOthers(columns, project)) await this.quotas.change(manager, caller);
      const isCompleted = changes.status === 'Completed' && project.status !== 'Completed';
      if (isCompleted || columns.title || columns.collaborationType) await lockListsOfProject(manager, id);
      await this.projects.update(manager, id, changes);
      const { status: before } = project;
      const change = { projectId: id, before, after: changes.status ?? before, by };
      if (changes.status ?? changes.maxTeamSize) await afterProjectChanged(manager, change);
      return this.read(manager, id);
    });
  }

  /** The owner is checked before the locks, so that strangers hold up nobody, and again under them. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireOwner(await this.projects.findAccess(this.database.manager, id, caller.profileId));
    await this.database.transaction(async (manager) => {
      await lockEventsOfProject(manager, id);
      await lockAccounts(manager);
      const { ownerId } = requireOwner(await this.lock(manager, id, caller.profileId));
      await lockListsOfProject(manager, id);
      await deleteProjects(manager, [id], ownerId);
    });
  }

  /** A job: tells the teams of projects whose deadline is near, each once. */
  tellDeadlines(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const ids = await this.projects.markDeadlines(manager, most);
      await notify(
        manager,
        'deadline_near',
        ids.map((projectId) => ({ projectId, by: null })),
      );
      return ids.length;
    });
  }

  /** For other domains: holds the project until the transaction ends, and tells what the viewer, who acts, is to it. */
  async lock(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    await lockProject(manager, id);
    return this.projects.findAccess(manager, id, viewerId);
  }

  /** For other domains: what the viewer is to a project right now. */
  findAccess(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    return this.projects.findAccess(manager, id, viewerId);
  }

  /** For other domains: of these projects, those that the viewer may see. */
  findVisible(ids: readonly string[], viewerId: string): Promise<Project[]> {
    return this.projects.findVisible(ids, viewerId);
  }

  /** For other domains: counts a change to a project that is locked, or to what was asked for it, of which others are told. */
  countChange(manager: EntityManager, caller: Caller): Promise<void> {
    return this.quotas.change(manager, caller);
  }

  /** For other domains: who is asked to own a project that is locked. */
  findOwnershipOffer(manager: EntityManager, id: string): Promise<string | null> {
    return this.projects.findOwnershipOffer(manager, id);
  }

  /** For other domains: asks a member to own a project that is locked; `null` asks nobody. */
  offerOwnership(manager: EntityManager, id: string, memberId: string | null): Promise<void> {
    return this.projects.offerOwnership(manager, id, memberId);
  }

  /** For other domains: gives a project that is locked to another owner. */
  async changeOwner(manager: EntityManager, id: string, formerId: string, ownerId: string): Promise<void> {
    await this.projects.changeOwner(manager, id, ownerId);
    await afterOwnerChanged(manager, { projectId: id, formerId, ownerId });
  }

  /** For other domains: whether ops have hidden a project that is locked; `null` when there is none. */
  isHiddenByOps(manager: EntityManager, id: string): Promise<boolean | null> {
    return this.projects.isHiddenByOps(manager, id);
  }

  /** For other domains: hides a project that is locked from all but its team; `null` takes it back. */
  async hide(manager: EntityManager, id: string, reason: string | null): Promise<void> {
    await this.projects.hide(manager, id, reason);
    await hideProjects(manager, 'id', [id]);
  }

  /** For covers: which one others see of a project that is locked. */
  changeCover(manager: EntityManager, id: string, hash: string | null): Promise<void> {
    return this.projects.changeCover(manager, id, hash);
  }

  /** For other domains: posts a project in the name of somebody who is locked. Answers its id. */
  async createFor(manager: EntityManager, ownerId: string, input: ValidCreateProject): Promise<string> {
    const id = await this.projects.insert(manager, input, ownerId);
    await hideProjects(manager, 'id', [id]);
    return id;
  }

  /** For other domains: changes the size of a team whose project is locked. */
  resizeTeam(manager: EntityManager, id: string, maxTeamSize: number): Promise<void> {
    return this.projects.update(manager, id, { maxTeamSize });
  }

  private async requireHackathon(manager: EntityManager, id: string | null | undefined): Promise<void> {
    if (id && !(await this.hackathons.has(manager, id))) throw new DomainError('project.hackathon_unknown');
  }

  private async read(manager: EntityManager, id: string): Promise<Project> {
    const project = await this.projects.findById(manager, id);
    if (!project) throw new DomainError('project.not_found');
    return project;
  }
}
