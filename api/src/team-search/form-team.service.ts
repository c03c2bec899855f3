import { DEFAULT_INVITE_ROLE, LIMITS } from '@crewdeck/contract';
import { createProjectSchema } from '@crewdeck/contract/schemas';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JoinAgreedService } from '../invites/join-agreed.service.ts';
import { notify } from '../notifications/notify.ts';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { type Joining, type ProposalAccess, TeamProposalsRepository } from './team-proposals.repository.ts';

const LONGEST_NAME = 40;

/** Makes the team of a proposal to which all have said yes (ADR 28). */
@Injectable()
export class FormTeamService {
  constructor(
    private readonly proposals: TeamProposalsRepository,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly agreed: JoinAgreedService,
  ) {}

  /** The caller acts. */
  async hold(manager: EntityManager, caller: CallerWithProfile, { projectId, people }: ProposalAccess): Promise<void> {
    if (projectId) await this.projects.lock(manager, projectId, caller.profileId);
    await this.users.lock(manager, caller, people);
  }

  /** Of a proposal that is held. */
  async form(manager: EntityManager, caller: CallerWithProfile, proposal: ProposalAccess): Promise<void> {
    const joining = await this.proposals.findJoining(manager, proposal.id);
    const projectId = proposal.projectId ?? (await this.post(manager, proposal, joining));
    const size = Math.max(proposal.teamSize, proposal.people.length);
    await this.agreed.join(
      manager,
      { projectId, size, by: caller.profileId },
      joining.map((person) => ({ ...person, role: person.role ?? DEFAULT_INVITE_ROLE })),
    );
    await this.proposals.form(manager, proposal.id, projectId);
    await notify(manager, 'team_formed', { projectId, to: proposal.people, by: caller.profileId });
  }

  /** The person who said yes first owns it. */
  private async post(
    manager: EntityManager,
    { hackathonId, hackathonTitle, people, teamSize }: ProposalAccess,
    [owner]: readonly Joining[],
  ): Promise<string> {
    if (!owner) throw new Error('A team that all said yes to has nobody.');
    const input = createProjectSchema.parse({
      title: titleOfTeam(hackathonTitle, owner.name),
      description: `We found each other through the team search for ${hackathonTitle}.`,
      maxTeamSize: Math.max(teamSize, people.length),
      visibility: 'Invite Only',
      hackathonId,
    });
    return this.projects.createFor(manager, owner.userId, input);
  }
}

/** `Ada's team for Campus Jam`, as long as a title may be; `A team for Campus Jam` of somebody without a name. */
function titleOfTeam(hackathon: string, ownerName: string): string {
  const [first = ''] = ownerName.trim().split(/\s+/);
  const beginning = `${first === '' ? 'A' : `${shortened(first, LONGEST_NAME)}'s`} team for `;
  return beginning + shortened(hackathon, LIMITS.title - beginning.length);
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return text.length <= most ? text : `${characters.slice(0, Math.floor(most / 2)).join('')}…`;
}
