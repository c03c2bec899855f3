import type { Invite, InviteForMember } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { requireTeam } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import type { InviteEntity } from './invite.entity.ts';
import { requireReceived } from './invite.policy.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Lists of invites. What changes them is in the services beside: sending and answering. */
@Injectable()
export class ListInvitesService {
  constructor(
    private readonly database: DataSource,
    private readonly lists: InviteListsRepository,
    private readonly projects: ProjectsService,
    private readonly invites: InvitesRepository,
  ) {}

  /** For other domains. @throws DomainError `invite.not_found` for everybody but its receiver */
  async requireReceived(manager: EntityManager, id: string, caller: Caller): Promise<InviteEntity> {
    return requireReceived(await this.invites.find(manager, id), caller);
  }

  /** @param known versions that the caller has */
  async listReceived(caller: Caller, userId: string, known: readonly string[]): Promise<never[] | Versioned> {
    requireSelf(caller, userId);
    return hasProfile(caller) ? this.lists.findReceived(caller.profileId, known) : [];
  }

  /** @param known versions that the caller has */
  async listSent(caller: Caller, userId: string, known: readonly string[]): Promise<never[] | Versioned> {
    requireSelf(caller, userId);
    return hasProfile(caller) ? this.lists.findSent(caller.profileId, known) : [];
  }

  /** For other domains: the version that both lists of a person have now. */
  findVersion(profileId: string): Promise<string> {
    return this.lists.findVersion(profileId);
  }

  async listOfProject({ profileId }: Caller, projectId: string): Promise<Invite[] | InviteForMember[]> {
    const { viewer } = requireTeam(await this.projects.findAccess(this.database.manager, projectId, profileId));
    if (profileId === null) return [];
    if (viewer === 'member') return this.lists.findOfProjectForMember(projectId, profileId);
    return this.lists.findOfProject(projectId, profileId);
  }
}
