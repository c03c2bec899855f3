import type { Invite, InviteForMember } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { requireTeam } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Lists of invites. What changes them is in the services beside: sending and answering. */
@Injectable()
export class ListInvitesService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
  ) {}

  /** @param known versions that the caller has */
  async listReceived(caller: Caller, userId: string, known: readonly string[]): Promise<never[] | Versioned> {
    requireSelf(caller, userId);
    return hasProfile(caller) ? this.invites.findReceived(caller.profileId, known) : [];
  }

  /** @param known versions that the caller has */
  async listSent(caller: Caller, userId: string, known: readonly string[]): Promise<never[] | Versioned> {
    requireSelf(caller, userId);
    return hasProfile(caller) ? this.invites.findSent(caller.profileId, known) : [];
  }

  /** For other domains: the version that both lists of a person have now. */
  findVersion(profileId: string): Promise<string> {
    return this.invites.findVersion(profileId);
  }

  async listOfProject({ profileId }: Caller, projectId: string): Promise<Invite[] | InviteForMember[]> {
    const reader = requireTeam(await this.projects.findAccess(this.database.manager, projectId, profileId));
    if (profileId === null) return [];
    if (reader === 'member') return this.invites.findOfProjectForMember(projectId, profileId);
    return this.invites.findOfProject(projectId, profileId);
  }
}
