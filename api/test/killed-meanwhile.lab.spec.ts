import fc from 'fast-check';
import { ApiProcess } from '../src/testing/api-process.ts';
import { aHackathon, people } from '../src/testing/builders.ts';
import type { Account } from '../src/testing/people.ts';
import { type Answer, TestApi } from '../src/testing/test-api.ts';
import { anySequence } from './team-actions.ts';
import type { As, Cast } from './team-cast.ts';
import { brokenInvariants } from './team-invariants.ts';

const SEED = 20_261_123;
const CASTS = 4;
const KILLS = 8;
const CALLS_BETWEEN_KILLS = 60;
const LONGEST_MS = 180_000;

/** A call whose process was killed: whether it was done nobody knows. */
const NO_ANSWER: Answer<never> = { status: 0, headers: new Headers(), body: {} as never };

/** Two processes on one database, one of which is killed again and again. */
class KilledProcesses {
  kills = 0;
  readonly failures: string[] = [];
  private readonly turns: ApiProcess[] = [];
  private calls = 0;
  private killing: Promise<unknown> = Promise.resolve();

  constructor(private readonly environment: Record<string, string>) {}

  async start(): Promise<void> {
    for (const _ of [1, 2]) this.turns.push(await ApiProcess.start(this.environment));
  }

  readonly as: As = (person: Account | undefined) => async (request, body) => {
    this.calls += 1;
    if (this.calls % CALLS_BETWEEN_KILLS === 0 && this.kills < KILLS) this.kill();
    const api = this.turns[this.calls % 2];
    const answer = await api?.call(person ?? null, request, body).catch(() => null);
    if (!answer) return NO_ANSWER;
    if (answer.status >= 500 && api?.isRunning) this.failures.push(`${request} was answered by ${answer.status}`);
    return answer as Answer<never>;
  };

  async end(): Promise<void> {
    await this.killing;
    for (const api of this.turns) await api.stop();
  }

  /** The next call may still go to the one that is dead. */
  private kill(): void {
    this.kills += 1;
    const turn = this.kills % 2;
    this.killing = this.killing.then(async () => {
      await this.turns[turn]?.stop('SIGKILL');
      this.turns[turn] = await ApiProcess.start(this.environment);
    });
  }
}

describe('whatever people do while processes are killed', () => {
  let api: TestApi;
  let processes: KilledProcesses;

  beforeAll(async () => {
    api = await TestApi.start();
    processes = new KilledProcesses({ DATABASE_URL: api.databaseUrl });
    await processes.start();
  });

  afterAll(async () => {
    await processes.end();
    await api.stop();
  });

  it(
    `no rule is broken after ${KILLS} kills, and no process that lives fails`,
    async () => {
      const sequences = fc.sample(anySequence, { seed: SEED, numRuns: CASTS });
      while (processes.kills < KILLS) {
        await Promise.all(
          sequences.map(async (sequence) => {
            const cast: Cast = { people: await people(api, 5), gone: [], projects: [], event: await aHackathon(api) };
            for (const batch of sequence) {
              await Promise.all(batch.map((action) => action.perform(cast, processes.as, api)));
            }
          }),
        );
        expect(await brokenInvariants(api.database)).toEqual([]);
      }
      expect(processes.failures).toEqual([]);
    },
    LONGEST_MS,
  );
});
