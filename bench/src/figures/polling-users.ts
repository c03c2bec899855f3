import { fileURLToPath } from 'node:url';
import { startApi } from '../api/api-server.ts';
import { inAnotherProcess } from '../api/in-another-process.ts';
import { peopleWhoPoll, pollOf } from '../api/people-who-poll.ts';
import { pollsOfCrowd } from '../api/polls-of-crowd.ts';
import type { SteadyOutcome } from '../api/steady-load.ts';
import { benchDatabase } from '../data/bench-database.ts';
import type { Figure } from '../figure.ts';

const GENERATOR = fileURLToPath(new URL('../api/steady-generator.js', import.meta.url));
const SIZE = 100_000;
const STEPS = [10_000, 20_000, 25_000, 30_000, 40_000, 60_000];
const SECONDS_PER_STEP = 3;
const SECONDS_BETWEEN_POLLS = 30;
const POLLS = 2;
const LIMIT_MS = 100;
/** A load that is so late itself says nothing about the server. */
const LATE_MS = LIMIT_MS / 2;
const TRIES = 3;

/** How many people one API process, which runs on one core, answers while 95 of 100 polls take less than 100 ms. */
export const pollingUsers: Figure = {
  name: 'polling-users',
  unit: 'users',
  goal: { of: 'ours', atLeast: 20_000 },
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const databaseUrl = await benchDatabase(workshop, SIZE);
    const api = await startApi(databaseUrl);
    workshop.onEnd(() => api.stop());
    const polls = await pollsOfCrowd(databaseUrl, Math.max(...STEPS), await shapeOfVersions(api.url, databaseUrl));
    const outcomeOf = async (users: number) => {
      const requestsPerSecond = (users * POLLS) / SECONDS_BETWEEN_POLLS;
      const load = {
        url: api.url,
        requests: polls.slice(0, users * POLLS),
        requestsPerSecond,
        seconds: SECONDS_PER_STEP,
      };
      return inAnotherProcess<SteadyOutcome>(GENERATOR, load);
    };
    return { ours: () => lastThatHolds(outcomeOf), baseline: null };
  },
};

type Step = (users: number) => Promise<SteadyOutcome>;

async function lastThatHolds(outcomeOf: Step): Promise<number> {
  let held = 0;
  for (const users of STEPS) {
    if (!(await isHeld(users, outcomeOf))) return held;
    held = users;
  }
  return held;
}

/** @throws Error when the machine was too busy each time to send the load when it was due */
async function isHeld(users: number, outcomeOf: Step): Promise<boolean> {
  const outcomes: SteadyOutcome[] = [];
  while (outcomes.length < TRIES) {
    const outcome = await outcomeOf(users);
    if (outcome.p95 < LIMIT_MS) return true;
    outcomes.push(outcome);
  }
  const leastLate = Math.min(...outcomes.map(({ late }) => late));
  if (leastLate < LATE_MS) return false;
  throw new Error(
    `The load of ${users} users was ${Math.round(leastLate)} ms late itself: the machine is too busy to tell.`,
  );
}

async function shapeOfVersions(api: string, databaseUrl: string): Promise<string> {
  const [someone] = await peopleWhoPoll(databaseUrl, 1);
  if (!someone) throw new Error('Nobody has invites.');
  const { path, headers = {} } = pollOf(someone);
  const answer = await fetch(api + path, { headers });
  return /^W\/"([^.]+)\./.exec(answer.headers.get('etag') ?? '')?.[1] ?? '';
}
