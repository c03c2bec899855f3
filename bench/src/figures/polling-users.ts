import { type PollingCrowd, pollingCrowd } from '../api/polling-crowd.ts';
import type { SteadyOutcome } from '../api/steady-load.ts';
import type { Figure } from '../figure.ts';

const SIZE = 100_000;
const STEPS = [10_000, 20_000, 25_000, 30_000, 40_000, 60_000];
const LIMIT_MS = 100;
/** A load that is so late itself says nothing about the server. */
const LATE_MS = LIMIT_MS / 2;
const TRIES = 3;

/** How many people one API process, which runs on one core, answers while 95 of 100 polls take less than 100 ms. */
export const pollingUsers: Figure = {
  name: 'polling-users',
  unit: 'users',
  goals: [{ of: 'ours', atLeast: 60_000 }],
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const outcomeOf = await pollingCrowd(workshop, { size: SIZE, most: Math.max(...STEPS) });
    return { ours: () => lastThatHolds(outcomeOf), baseline: null };
  },
};

async function lastThatHolds(outcomeOf: PollingCrowd): Promise<number> {
  let held = 0;
  for (const users of STEPS) {
    if (!(await isHeld(users, outcomeOf))) return held;
    held = users;
  }
  return held;
}

/** @throws Error when the machine was too busy each time to send the load when it was due */
async function isHeld(users: number, outcomeOf: PollingCrowd): Promise<boolean> {
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
