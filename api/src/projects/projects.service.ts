import type {
  Project,
  ProjectPage,
  ValidCreateProject,
  ValidListProjectsQuery,
  ValidUpdateProject,
} from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Page } from '../lists/page.ts';
import { requireProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireRoomToday } from '../platform/limits/quota.ts';
import { UsersService } from '../users/users.service.ts';
import {
  type ProjectAccess,
  requireChangedDeadline,
  requireFutureDeadline,
  requireOwner,
  requireSizeForTeam,
  requireVisible,
} from './project.policy.ts';
import { ProjectsRepository } from './projects.repository.ts';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly users: UsersService,
    private readonly hackathons: HackathonsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Open to everybody, and so are the projects in it. */
  list(caller: Caller | null, query: ValidListProjectsQuery, mayBeLate: boolean): Promise<Page> {
    const id = caller?.profileId ?? null;
    return this.users.readWithoutBlocked(id, (without) => {
      const viewer = id !== null && without.length > 0 ? { id, without } : null;
      const seen = { viewer, mayBeLate };
      const isByFit = query.sort === 'fit' && id !== null;
      return isByFit ? this.projects.findFittingPage(query, seen, id) : this.projects.findOpenPage(query, seen);
    });
  }

  async get(caller: Caller | null, id: string): Promise<ProjectPage> {
    const viewerId = caller?.profileId ?? null;
    const access = requireVisible(await this.projects.findAccess(id, viewerId));
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
      await this.requireRoom(manager, owner);
      return this.read(await this.projects.insert(manager, input, owner.profileId), manager);
    });
  }

  async update(caller: Caller, id: string, changes: ValidUpdateProject): Promise<Project> {
    return this.database.transaction(async (manager) => {
      const project = requireOwner(await this.lock(manager, id, caller.profileId));
      requireSizeForTeam(changes.maxTeamSize, project);
      requireChangedDeadline(changes.deadline, project, new Date());
      await this.requireHackathon(manager, changes.hackathonId);
      await this.projects.update(manager, id, changes);
      return this.read(id, manager);
    });
  }

  async remove(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      requireOwner(await this.lock(manager, id, caller.profileId));
      await this.projects.delete(manager, id);
    });
  }

  /** For other domains: tells the teams of projects whose deadline is near, each once. */
  tellDeadlines(): Promise<void> {
    return this.projects.tellDeadlines();
  }

  /** For other domains: holds the project until the transaction ends, and tells what the viewer, who acts, is to it. */
  async lock(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    await this.projects.lock(manager, id, viewerId);
    return this.projects.findAccess(id, viewerId, manager);
  }

  /** For other domains: holds all projects of these people until the transaction ends. */
  lockOwnedBy(manager: EntityManager, ownerIds: readonly string[]): Promise<void> {
    return this.projects.lockOwnedBy(manager, ownerIds);
  }

  /** For other domains: what the viewer is to a project right now. */
  findAccess(id: string, viewerId: string | null, manager?: EntityManager): Promise<ProjectAccess | null> {
    return this.projects.findAccess(id, viewerId, manager);
  }

  /** For other domains: of these projects, those that the viewer may see. */
  findVisible(ids: readonly string[], viewerId: string): Promise<Project[]> {
    return this.projects.findVisible(ids, viewerId);
  }

  /** For other domains: who is asked to own a project that is locked. */
  findAsked(manager: EntityManager, id: string): Promise<string | null> {
    return this.projects.findAsked(manager, id);
  }

  /** For other domains: asks a member to own a project that is locked; `null` asks nobody. */
  offerTo(manager: EntityManager, id: string, memberId: string | null): Promise<void> {
    return this.projects.offerTo(manager, id, memberId);
  }

  /** For other domains: gives a project that is locked to another owner. */
  changeOwner(manager: EntityManager, id: string, ownerId: string): Promise<void> {
    return this.projects.changeOwner(manager, id, ownerId);
  }

  /** For other domains: whether ops have hidden a project that is locked; `null` when there is none. */
  isHiddenByOps(manager: EntityManager, id: string): Promise<boolean | null> {
    return this.projects.isHiddenByOps(manager, id);
  }

  /** For other domains: hides a project that is locked from all but its team; `null` takes it back. */
  hide(manager: EntityManager, id: string, reason: string | null): Promise<void> {
    return this.projects.hide(manager, id, reason);
  }

  /** For other domains: posts a project in the name of somebody who is locked. Answers its id. */
  createFor(manager: EntityManager, ownerId: string, input: ValidCreateProject): Promise<string> {
    return this.projects.insert(manager, input, ownerId);
  }

  /** For other domains: changes the size of a team whose project is locked. */
  resizeTeam(manager: EntityManager, id: string, maxTeamSize: number): Promise<void> {
    return this.projects.update(manager, id, { maxTeamSize });
  }

  private async requireHackathon(manager: EntityManager, id: string | null | undefined): Promise<void> {
    if (id && !(await this.hackathons.has(manager, id))) throw new DomainError('project.hackathon_unknown');
  }

  /** The owner stays locked, so that what they own is counted for good. */
  private async requireRoom(manager: EntityManager, owner: CallerWithProfile): Promise<void> {
    const { profileId: ownerId } = owner;
    const { PROJECTS_IN_ALL: most, PROJECTS_PER_DAY: limit } = this.config;
    await this.users.lock(manager, owner);
    if ((await this.projects.countOwned(manager, ownerId, most)) >= most) {
      // No time after which there is room: it takes a project that is deleted.
      const sentence = `You own ${most} projects, which is as many as one person may. Please delete one that is over.`;
      throw new DomainError('request.rate_limited', sentence);
    }
    const done = await this.projects.countToday(manager, ownerId, limit);
    requireRoomToday(done, limit, `You have posted ${limit} projects in a day. Please go on tomorrow.`);
  }

  private async read(id: string, manager?: EntityManager): Promise<Project> {
    const project = await this.projects.findById(id, manager);
    if (!project) throw new DomainError('project.not_found');
    return project;
  }
}
