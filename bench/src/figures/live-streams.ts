import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStreams } from '../api/open-streams.ts';
import { insertPeople, type Person } from '../api/people.ts';
import { emptyDatabase } from '../data/people-and-projects.ts';
import type { Figure } from '../figure.ts';
import { startApi } from '../servers/servers.ts';

const STREAMS = 5_000;
const RESTED_AFTER_MS = 2_000;
/** Longer than from one heartbeat to the next. */
const OPEN_FOR_MS = 20_000;
const KB_PER_MB = 1024;

/** Memory of one API process with the streams of 5,000 people open for longer than a heartbeat, above that of the same at rest. */
export const liveStreams: Figure = {
  name: 'live-streams',
  unit: 'MB',
  goals: [{ of: 'ours', atMost: 150 }],
  limitMinutes: 8,
  sides: async (workshop) => {
    const databaseUrl = await emptyDatabase(workshop, 'streams');
    const people = await insertPeople(databaseUrl, STREAMS);
    const ours = async () => {
      const api = await startApi(databaseUrl);
      workshop.onEnd(() => api.stop());
      const above = await memoryOfStreams(api, people);
      await api.stop();
      return above;
    };
    return { ours, baseline: null };
  },
};

async function memoryOfStreams({ url, pid }: { url: string; pid: number }, people: readonly Person[]): Promise<number> {
  await sleep(RESTED_AFTER_MS);
  const atRest = await residentMemory(pid);
  const close = await openStreams(url, people);
  await sleep(OPEN_FOR_MS);
  const open = await residentMemory(pid);
  close();
  return open - atRest;
}

/** In megabytes. @throws Error where there is no `/proc`: Linux has one */
async function residentMemory(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / KB_PER_MB;
}
