import { type Invite, type Project, paths } from '@crewdeck/contract';
import { type DemoInvite, type DemoProject, projectOn } from './demo-data.ts';
import type { SeededPerson } from './seed-people.ts';

/** Posts the projects and sends and answers their invites, as far as that has not happened yet. */
export async function seedProjects(projects: readonly DemoProject[], people: Map<string, SeededPerson>): Promise<void> {
  for (const demo of projects) {
    const owner = personOf(people, demo.owner);
    const project = await ensureProject(owner, demo);
    const sent = await owner.api.get<Invite[]>(paths.invitesSentBy(owner.profileId));
    for (const invite of demo.invites ?? []) {
      await ensureInvite(invite, { project, owner, sent, receiver: personOf(people, invite.to) });
    }
  }
}

async function ensureProject({ api }: SeededPerson, demo: DemoProject): Promise<Project> {
  const mine = await api.get<Project[]>(paths.myProjects());
  const existing = mine.find(({ title }) => title === demo.title);
  return existing ?? api.post<Project>(paths.projects(), projectOn(new Date(), demo));
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
  const body = { projectId: project.id, receiverId: receiver.profileId, role: demo.role };
  const invite = sent.find(isSame) ?? (await owner.api.post<Invite>(paths.invites(), body));
  if (demo.answer === undefined || invite.status !== 'pending') return;
  await receiver.api.patch(paths.invite(invite.id), { status: demo.answer });
}

function personOf(people: Map<string, SeededPerson>, key: string): SeededPerson {
  const person = people.get(key);
  if (!person) throw new Error(`The demo data has no person "${key}".`);
  return person;
}
