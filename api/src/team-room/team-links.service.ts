import { LIMITS, type TeamLink } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { renewListsOfTeam } from '../database/lock-order.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireTeam } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { TeamLinksRepository } from './team-links.repository.ts';
import { requireWritable } from './team-room.policy.ts';

/** The links of a team, for its owner and members alike. */
@Injectable()
export class TeamLinksService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly links: TeamLinksRepository,
  ) {}

  async list({ profileId }: Caller, projectId: string): Promise<TeamLink[]> {
    requireTeam(await this.projects.findAccess(this.database.manager, projectId, profileId));
    return profileId === null ? [] : this.links.findOf(projectId, profileId);
  }

  /** The same link again changes nothing, and answers the one that is there. */
  async add(caller: Caller, projectId: string, url: string): Promise<TeamLink> {
    const { profileId } = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      requireWritable(requireTeam(await this.projects.lock(manager, projectId, profileId)));
      const known = await this.links.find(manager, projectId, url, profileId);
      if (known) return known;
      if ((await this.links.count(manager, projectId)) >= LIMITS.teamLinks) throw new DomainError('team_link.too_many');
      await this.projects.countChange(manager, caller);
      await renewListsOfTeam(manager, projectId);
      return this.links.insert(manager, projectId, url, profileId);
    });
  }

  /** Any of them, also in an archived project. Again changes nothing. */
  async remove(caller: Caller, projectId: string, id: string): Promise<void> {
    const { profileId } = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      requireTeam(await this.projects.lock(manager, projectId, profileId));
      if (!(await this.links.has(manager, projectId, id))) return;
      await renewListsOfTeam(manager, projectId);
      await this.links.delete(manager, projectId, id);
    });
  }
}
