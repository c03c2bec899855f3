import { setTimeout as sleep } from 'node:timers/promises';
import { type Invite, type Profile, type Project, pathOf } from '@crewdeck/contract';
import { DemoAccounts, type Stack, TokenCaller } from '@crewdeck/stack';
import type { Figure } from '../figure.ts';
import { p95Of } from '../median.ts';
import { runningStack } from '../systems.ts';

const ROUNDS = 100;
/** Uneven, so that changes don't keep step with what looks for them. */
const MOST_BETWEEN_MS = 50;

interface Person {
  readonly id: string;
  readonly token: string;
  readonly api: TokenCaller;
}

/**
 * p95 from a write of one person until another, who has a page open, has read it: invites that are sent and withdrawn. A poll
 * every 30 s takes 28,500 ms for 95 of 100.
 */
export const liveUpdate: Figure = {
  name: 'live-update',
  unit: 'ms',
  goals: [{ of: 'ours', atMost: 300 }],
  sides: async (workshop) => {
    const stack = await runningStack(workshop);
    const [owner, reader] = [await arrive(stack, 'live-owner'), await arrive(stack, 'live-reader')];
    const { id } = await owner.api.post<Project>(pathOf('/api/projects'), { title: 'Told', maxTeamSize: 5 });
    return { ours: () => p95OfRounds(stack.url, id, owner, reader), baseline: null };
  },
};

async function p95OfRounds(origin: string, projectId: string, owner: Person, reader: Person): Promise<number> {
  const leaving = new AbortController();
  const news = newsOf(origin, reader.token, leaving.signal);
  await news.next();
  const times: number[] = [];
  const untilRead = async (isRead: (invites: readonly Invite[]) => boolean, startedAt: number) => {
    const path = pathOf('/api/invites/user/:userId', { userId: reader.id });
    do await news.next();
    while (!isRead(await reader.api.get<Invite[]>(path)));
    times.push(performance.now() - startedAt);
    await sleep(Math.random() * MOST_BETWEEN_MS);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const sentAt = performance.now();
    const { id } = await owner.api.post<Invite>(pathOf('/api/invites'), { projectId, receiverId: reader.id });
    await untilRead((invites) => invites.some((one) => one.id === id), sentAt);
    const withdrawnAt = performance.now();
    await owner.api.delete(pathOf('/api/invites/:id', { id }));
    await untilRead((invites) => !invites.some((one) => one.id === id && one.status === 'pending'), withdrawnAt);
  }
  leaving.abort();
  return p95Of(times);
}

/** Once for each version that somebody's stream tells of, the first one at once. */
async function* newsOf(origin: string, token: string, signal: AbortSignal): AsyncGenerator<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(origin + pathOf('/api/live'), { headers, signal });
  if (!body) throw new Error('There is no stream.');
  for await (const text of body.pipeThrough(new TextDecoderStream())) if (text.includes('data: ')) yield;
}

async function arrive({ url, ports }: Stack, name: string): Promise<Person> {
  const accounts = new DemoAccounts(ports.authEmulator);
  await accounts.create([{ key: name, name }]);
  const token = await accounts.signIn(name);
  const api = new TokenCaller(url, token);
  const { id } = await api.post<Profile>(pathOf('/api/users'), { name });
  return { id, token, api };
}
