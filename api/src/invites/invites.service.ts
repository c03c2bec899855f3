import type { Invite, InviteForMember } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { Versioned } from '../platform/http/versioned.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { requireTeam } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Lists of invites. What changes them is in the services beside: sending and answering. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
  ) {}

  async listReceived(caller: Caller, userId: string): Promise<Invite[] | Versioned<Invite[]>> {
    requireSelf(caller, userId);
    return this.versioned(caller, (profileId) => this.invites.findReceived(profileId));
  }

  async listSent(caller: Caller, userId: string): Promise<Invite[] | Versioned<Invite[]>> {
    requireSelf(caller, userId);
    return this.versioned(caller, (profileId) => this.invites.findSent(profileId));
  }

  async listOfProject({ profileId }: Caller, projectId: string): Promise<Invite[] | InviteForMember[]> {
    const reader = requireTeam(await this.projects.findStanding(projectId, profileId));
    if (reader === 'member' || profileId === null) return this.invites.findOfProjectForMember(projectId);
    return this.invites.findOfProject(projectId, profileId);
  }

  private async versioned({ profileId }: Caller, read: (profileId: string) => Promise<Invite[]>) {
    if (profileId === null) return [];
    const version = await this.invites.findListVersion(profileId);
    return new Versioned(version, () => read(profileId));
  }
}
