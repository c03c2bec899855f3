import { randomUUID } from 'node:crypto';
import type { Profile, SaveProfile } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';
import { MemberEntity } from '../collaborations/member.entity.ts';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { afterSending } from '../invites/after-invite.ts';
import { InviteEntity } from '../invites/invite.entity.ts';
import { InvitesRepository } from '../invites/invites.repository.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import type { Person } from './people.ts';
import { aNewcomer, type TestApi } from './test-api.ts';

type ProjectValues = Partial<ProjectEntity> & { readonly owner: Person };
type InviteValues = Partial<InviteEntity> & { readonly sender: Person; readonly receiver: Person };

/** The instant so many days of 24 hours from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Somebody with a profile. */
export async function aPerson(api: TestApi, profile: SaveProfile = {}): Promise<Person> {
  const newcomer = aNewcomer();
  const body = { name: 'Somebody', ...profile };
  const { body: created } = await api.call<Profile>(newcomer, 'POST /api/users', { body });
  return { ...newcomer, profileId: created.id };
}

export function people(api: TestApi, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => aPerson(api, { name: `Person ${index + 1}` })));
}

/** Written straight into the database, so that it can be in any state: past its deadline, archived, and so on. */
export async function aProject(api: TestApi, { owner, ...values }: ProjectValues): Promise<ProjectEntity> {
  const isHidden = Boolean(values.hiddenReason);
  const project = { title: 'A project', maxTeamSize: 5, isHidden, ...values, ownerId: owner.profileId };
  const { identifiers } = await api.database.manager.insert(ProjectEntity, project);
  return api.database.manager.findOneByOrFail(ProjectEntity, { id: identifiers[0]?.id });
}

export async function anInvite(
  api: TestApi,
  project: ProjectEntity,
  { sender, receiver, ...values }: InviteValues,
  manager: EntityManager = api.database.manager,
): Promise<InviteEntity> {
  const { status = 'pending', role = 'Developer', note = '', receiverId = receiver.profileId, ...others } = values;
  const invite = { projectId: project.id, senderId: sender.profileId, receiverId, role, note };
  const id = await api.get(InvitesRepository).insert(manager, invite, status === 'accepted' ? status : 'pending');
  if (id === null) throw new Error('There is such an invite already.');
  if (status === 'pending') await afterSending(manager, invite);
  const answered = status === 'pending' ? {} : { answeredAt: new Date() };
  await manager.update(InviteEntity, { id }, { status, ...answered, ...others });
  return manager.findOneByOrFail(InviteEntity, { id });
}

export async function aHackathon(api: TestApi, title = 'Campus Jam'): Promise<string> {
  const hackathon = { title, eventDate: '2999-01-01', hackathonLink: `https://jam.test/${randomUUID()}` };
  const { identifiers } = await api.database.manager.insert(HackathonEntity, hackathon);
  return String(identifiers[0]?.id);
}

/** Somebody in the team, with the accepted invite that brought them there. */
export async function aMember(api: TestApi, project: ProjectEntity, owner: Person): Promise<Person> {
  const member = await aPerson(api, { name: 'A member' });
  // Both at once: the database takes neither without the other.
  await api.database.transaction(async (manager) => {
    const accepted = { sender: owner, receiver: member, status: 'accepted' } as const;
    const { id: inviteId, role } = await anInvite(api, project, accepted, manager);
    await manager.insert(MemberEntity, { projectId: project.id, userId: member.profileId, role, inviteId });
  });
  return member;
}
