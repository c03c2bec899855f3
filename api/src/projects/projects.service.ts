import type { Project, ValidCreateProject, ValidListProjectsQuery, ValidUpdateProject } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { requireProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import {
  type ProjectAccess,
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
  ) {}

  /** Open to everybody, and so are the projects in it. */
  list(query: ValidListProjectsQuery): Promise<Page> {
    return this.projects.findOpenPage(query);
  }

  async get(caller: Caller | null, id: string): Promise<Project> {
    requireVisible(await this.projects.findAccess(id, caller?.profileId ?? null));
    return this.read(id);
  }

  async listMine({ profileId }: Caller): Promise<Project[]> {
    return profileId === null ? [] : this.projects.findOwnedBy(profileId);
  }

  async listOf(caller: Caller, userId: string): Promise<Project[]> {
    requireSelf(caller, userId);
    return this.listMine(caller);
  }

  async create(caller: Caller, input: ValidCreateProject): Promise<Project> {
    const { profileId } = requireProfile(caller);
    requireFutureDeadline(input.deadline, new Date());
    return this.read(await this.projects.insert(input, profileId));
  }

  async update(caller: Caller, id: string, changes: ValidUpdateProject): Promise<Project> {
    return this.database.transaction(async (manager) => {
      const project = requireOwner(await this.lock(manager, id, caller.profileId));
      requireSizeForTeam(changes.maxTeamSize, project);
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

  /** For other domains: holds the project until the transaction ends, and tells what the viewer is to it. */
  async lock(manager: EntityManager, id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    await this.projects.lock(manager, id);
    return this.projects.findAccess(id, viewerId, manager);
  }

  /** For other domains: what the viewer is to a project right now. */
  findAccess(id: string, viewerId: string | null): Promise<ProjectAccess | null> {
    return this.projects.findAccess(id, viewerId);
  }

  /** For other domains: of these projects, those that the viewer may see. */
  findVisible(ids: readonly string[], viewerId: string): Promise<Project[]> {
    return this.projects.findVisible(ids, viewerId);
  }

  /** For other domains: changes the size of a team whose project is locked. */
  resizeTeam(manager: EntityManager, id: string, maxTeamSize: number): Promise<void> {
    return this.projects.update(manager, id, { maxTeamSize });
  }

  private async read(id: string, manager?: EntityManager): Promise<Project> {
    const project = await this.projects.findById(id, manager);
    if (!project) throw new DomainError('project.not_found');
    return project;
  }
}
