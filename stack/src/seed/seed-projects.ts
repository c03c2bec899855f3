import { type Hackathon, type Invite, type Project, pathOf } from '@crewdeck/contract';
import type { TokenCaller } from '../token-caller.ts';
import { type DemoInterest, type DemoInvite, type DemoProject, projectOn } from './demo-data.ts';
import { personOf, type SeededPerson } from './seed-people.ts';

/** Posts and finishes the projects, sends and answers their invites, and shows interest, as far as that has not happened yet. */
export async function seedProjects(projects: readonly DemoProject[], people: Map<string, SeededPerson>): Promise<void> {
  const [anybody] = people.values();
  const hackathonIds = anybody ? await hackathonIdsSeenBy(anybody.api) : new Map<string, string>();
  for (const demo of projects) {
    const owner = personOf(people, demo.owner);
    const project = await ensureProject(owner, demo, hackathonIds);
    if (project.status !== 'Completed') await seedPeopleOf(demo, project, people);
    if (demo.status === 'Completed') await finish(demo, project, people);
  }
}

async function seedPeopleOf(demo: DemoProject, project: Project, people: Map<string, SeededPerson>): Promise<void> {
  const owner = personOf(people, demo.owner);
  const sent = await owner.api.get<Invite[]>(pathOf('/api/invites/sent/:userId', { userId: owner.profileId }));
  for (const invite of demo.invites ?? [])
    await ensureInvite(invite, { project, owner, sent, receiver: personOf(people, invite.to) });
  for (const interest of demo.interests ?? []) await ensureInterest(interest, project, personOf(people, interest.from));
}

/** By title. */
export async function hackathonIdsSeenBy(api: TokenCaller): Promise<Map<string, string>> {
  const hackathons = await api.get<Hackathon[]>(pathOf('/api/hackathons'));
  return new Map(hackathons.map(({ id, title }) => [title, id]));
}

async function ensureProject(
  { api }: SeededPerson,
  demo: DemoProject,
  hackathonIds: ReadonlyMap<string, string>,
): Promise<Project> {
  const mine = await api.get<Project[]>(pathOf('/api/projects/mine'));
  const existing = mine.find(({ title }) => title === demo.title);
  return existing ?? api.post<Project>(pathOf('/api/projects'), projectOn(new Date(), demo, hackathonIds));
}

/** After its team has joined: a completed project takes nobody. */
async function finish(demo: DemoProject, { id }: Project, people: Map<string, SeededPerson>): Promise<void> {
  const { api } = personOf(people, demo.owner);
  await api.patch(pathOf('/api/projects/:id', { id }), { status: demo.status });
  await api.put(pathOf('/api/projects/:id/result', { id }), demo.result ?? {});
  for (const { from, words } of demo.credits ?? [])
    await personOf(people, from).api.put(pathOf('/api/projects/:id/credit', { id }), { words });
}

interface InviteContext {
  project: Project;
  owner: SeededPerson;
  receiver: SeededPerson;
  /** What the owner has sent before. */
  sent: readonly Invite[];
}

async function ensureInvite(demo: DemoInvite, { project, owner, receiver, sent }: InviteContext): Promise<void> {
  const isSame = (invite: Invite) => invite.projectId === project.id && invite.receiverId === receiver.profileId;
  const body = { projectId: project.id, receiverId: receiver.profileId, role: demo.role, note: demo.note };
  const invite = sent.find(isSame) ?? (await owner.api.post<Invite>(pathOf('/api/invites'), body));
  if (demo.answer === undefined || invite.status !== 'pending') return;
  await receiver.api.patch(pathOf('/api/invites/:id', { id: invite.id }), { status: demo.answer });
}

async function ensureInterest(
  { words }: DemoInterest,
  { id }: Project,
  { api, profileId }: SeededPerson,
): Promise<void> {
  const shown = await api.get<Project[]>(pathOf('/api/interests/user/:userId', { userId: profileId }));
  if (shown.some((project) => project.id === id)) return;
  await api.post(pathOf('/api/interests'), { userId: profileId, projectId: id, words });
}
