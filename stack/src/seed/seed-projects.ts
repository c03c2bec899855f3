import { type Hackathon, type Invite, type Project, paths } from '@crewdeck/contract';
import { type DemoInterest, type DemoInvite, type DemoProject, projectOn } from './demo-data.ts';
import { personOf, type SeededPerson } from './seed-people.ts';

/** Posts the projects, sends and answers their invites, and shows interest, as far as that has not happened yet. */
export async function seedProjects(projects: readonly DemoProject[], people: Map<string, SeededPerson>): Promise<void> {
  const [anybody] = people.values();
  const hackathonIds = anybody ? await hackathonIdsSeenBy(anybody) : new Map<string, string>();
  for (const demo of projects) {
    const owner = personOf(people, demo.owner);
    const project = await ensureProject(owner, demo, hackathonIds);
    const sent = await owner.api.get<Invite[]>(paths.invitesSentBy(owner.profileId));
    for (const invite of demo.invites ?? []) {
      await ensureInvite(invite, { project, owner, sent, receiver: personOf(people, invite.to) });
    }
    for (const interest of demo.interests ?? [])
      await ensureInterest(interest, project, personOf(people, interest.from));
  }
}

/** By title. */
async function hackathonIdsSeenBy({ api }: SeededPerson): Promise<Map<string, string>> {
  const hackathons = await api.get<Hackathon[]>(paths.hackathons());
  return new Map(hackathons.map(({ id, title }) => [title, id]));
}

async function ensureProject(
  { api }: SeededPerson,
  demo: DemoProject,
  hackathonIds: ReadonlyMap<string, string>,
): Promise<Project> {
  const mine = await api.get<Project[]>(paths.myProjects());
  const existing = mine.find(({ title }) => title === demo.title);
  return existing ?? api.post<Project>(paths.projects(), projectOn(new Date(), demo, hackathonIds));
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
  const invite = sent.find(isSame) ?? (await owner.api.post<Invite>(paths.invites(), body));
  if (demo.answer === undefined || invite.status !== 'pending') return;
  await receiver.api.patch(paths.invite(invite.id), { status: demo.answer });
}

async function ensureInterest(
  { words }: DemoInterest,
  { id }: Project,
  { api, profileId }: SeededPerson,
): Promise<void> {
  const shown = await api.get<Project[]>(paths.interestsOf(profileId));
  if (shown.some((project) => project.id === id)) return;
  await api.post(paths.interests(), { userId: profileId, projectId: id, words });
}
