import { changeTimes } from '../support/database.ts';
import { insist } from '../support/insist.ts';
import { aConfirmedMember, aProjectOf, type Member, type PostedProject } from '../support/members.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 300_000 });

const OWNERS = 5;
const PEOPLE = 25;
const AT_ONCE = 24;
const VISITS = OWNERS * PEOPLE;
const EVENTS = VISITS * 4;
/** What the people of a visit ask of the API. */
const CALLS = VISITS * 7;

interface Activity {
  id: string;
  kind: string;
  project: { id: string };
  person: { id: string } | null;
}

/** Of these everybody is told by mail as well, at once (`api/src/messages/mail/mail-kinds.ts`). */
const MAILED = ['invite_accepted', 'interest_not_now'];
/** A job that was lost with its process runs out of time after five seconds here, in place of a minute. */
const LOSE_SOONER = 'UPDATE pgboss.queue SET expire_seconds = 5, retry_delay = 1';
const LONGEST_UNSENT_MS = 90_000;

/** Somebody who comes to a project, and leaves it: four events that each tell one person. */
interface Visit {
  owner: Member;
  person: Member;
  project: PostedProject;
}

const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

async function visitsOf(owners: readonly Member[], people: readonly Member[]): Promise<Visit[]> {
  const visits = people.flatMap((person) =>
    owners.map(async (owner) => ({ owner, person, project: await aProjectOf(owner) })),
  );
  return Promise.all(visits);
}

/** Whatever has to be told, by whom it is told, and in words that are equal only for one event. */
function toldTo(reader: Member, visits: readonly Visit[]): string[] {
  return visits
    .flatMap(({ owner, person, project }) => {
      if (owner === reader)
        return ['interest_shown', 'invite_accepted', 'left_team'].map(
          (kind) => `${kind} ${project.id} ${person.profileId}`,
        );
      return person === reader ? [`interest_not_now ${project.id} nobody`] : [];
    })
    .sort();
}

type Call = <T>(member: Member, request: `${string} ${string}`, body?: object) => Promise<T>;

async function comeAndLeave(call: Call, { owner, person, project }: Visit): Promise<void> {
  await call(person, 'POST /api/interests', { userId: person.uid, projectId: project.id });
  const [interest] = await call<{ id: string }[]>(owner, `GET /api/projects/${project.id}/interests`);
  await call(owner, `PATCH /api/interests/${interest?.id}`, { status: 'not_now' });
  await call(owner, 'POST /api/invites', { projectId: project.id, receiverId: person.profileId, role: 'Designer' });
  const [invite] = await call<{ id: string }[]>(owner, `GET /api/invites/project/${project.id}`);
  await call(person, `PATCH /api/invites/${invite?.id}`, { status: 'accepted' });
  await call(person, `POST /api/projects/${project.id}/leave`);
}

test(`of ${EVENTS} events each person is told once, though both APIs, both edges and PostgreSQL are killed meanwhile`, async () => {
  const { service, startSecondPair, url } = theSystem();
  const second = await startSecondPair();
  try {
    await changeTimes(LOSE_SOONER);
    const owners = await many(OWNERS, () => aConfirmedMember('Owner'));
    const people = await many(PEOPLE, () => aConfirmedMember('Visitor'));
    const visits = await visitsOf(owners, people);

    // First those that may lose a job, so that it runs out of time while the others are killed.
    const victims = [service('api'), service('postgres'), second.api, second.edge, service('edge')];
    const pids = victims.map(({ pid }) => pid);
    const turns = victims.map((_, index) => Math.round((CALLS * (index + 1)) / (victims.length + 1)));
    let done = 0;
    let repeats = 0;
    const call: Call = async <T>(member: Member, request: `${string} ${string}`, body?: object) => {
      const addresses = done % 2 === 0 ? [url, second.url] : [second.url, url];
      const answer = await insist(addresses, member, request, body);
      repeats += answer.repeats;
      done += 1;
      const pid = pids[turns.indexOf(done)];
      if (pid) process.kill(pid, 'SIGKILL');
      return answer.body as T;
    };
    const waiting = visits.values();
    await many(AT_ONCE, async () => {
      for (const visit of waiting) await comeAndLeave(call, visit);
    });

    expect(done).toBe(CALLS);
    expect(repeats).toBeGreaterThan(0);
    expect(victims.filter(({ pid }, index) => pid === pids[index])).toEqual([]);
    for (const reader of [...owners, ...people]) {
      const activities = await call<Activity[]>(reader, 'GET /api/activities?limit=200');
      expect(activities.map(wordsOf).sort()).toEqual(toldTo(reader, visits));
      const events = activities.filter(({ kind }) => MAILED.includes(kind)).map(({ id }) => id);
      await expect.poll(() => eventsMailed(events), { timeout: LONGEST_UNSENT_MS }).toEqual(events.sort());
    }
  } finally {
    await second.edge.stop();
    await second.api.stop();
  }
});

/** Those of the events of which a mail has come: a mailbox knows a repeat by its Message-ID. */
async function eventsMailed(events: readonly string[]): Promise<string[]> {
  const mails = (await (await fetch(`${theSystem().mailboxUrl}/mails.json`)).json()) as { messageId: string }[];
  const mailed = new Set(mails.map(({ messageId }) => /^<([^@]+)@/.exec(messageId)?.[1] ?? ''));
  return events.filter((id) => mailed.has(id)).sort();
}

function wordsOf({ kind, project, person }: Activity): string {
  return `${kind} ${project.id} ${person?.id ?? 'nobody'}`;
}
