import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@crewdeck/stack';
import { p95Of } from '../median.ts';
import { call } from './call.ts';
import { LiveReader } from './live-reader.ts';
import { insertPeople } from './people.ts';

const EVENTS = 200;
/** Uneven, so that events don't keep step with what looks for them. */
const MOST_BETWEEN_MS = 50;

interface Origins {
  readonly sender: string;
  readonly receiver: string;
}

/**
 * p95 in milliseconds over 200 events, from when one person sends an invite or withdraws it until another has read it.
 *
 * @param origins where the two call
 * @param disturb what happens before the first event, while the receiver's stream is open
 */
export async function liveP95(stack: Stack, origins: Origins, disturb: () => Promise<void>): Promise<number> {
  const [owner, receiver] = await insertPeople(stack.databaseUrl, 2);
  if (!owner || !receiver) throw new Error('Two were to be added.');
  const project = { title: 'A project', description: 'For those who wait.', maxTeamSize: 5 };
  const { id: projectId } = await call<{ id: string }>(origins.sender, owner, 'POST /api/projects', project);
  const reader = await LiveReader.open(origins.receiver, receiver);
  try {
    await disturb();
    const times: number[] = [];
    while (times.length < EVENTS) {
      const invite = { projectId, receiverId: receiver.id, role: 'Developer' };
      const sentAt = performance.now();
      const { id } = await call<{ id: string }>(origins.sender, owner, 'POST /api/invites', invite);
      await reader.until((invites) => invites.some((each) => each.id === id));
      times.push(performance.now() - sentAt);
      await sleep(Math.random() * MOST_BETWEEN_MS);

      const withdrawnAt = performance.now();
      await call(origins.sender, owner, `DELETE /api/invites/${id}`);
      await reader.until((invites) => !invites.some((each) => each.id === id));
      times.push(performance.now() - withdrawnAt);
      await sleep(Math.random() * MOST_BETWEEN_MS);
    }
    return p95Of(times);
  } finally {
    reader.leave();
  }
}
