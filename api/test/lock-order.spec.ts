import { anInvite, aPerson, aProject, people } from '../src/testing/builders.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { RacingWriters } from './racing-writers.ts';
import { WRITERS } from './writers.ts';

const LONGEST_TEST_MS = 60_000;
const SUSPENSIONS = 12;
const INVITERS = 3;

/** The lab races each with all others. */
describe('writers at the same people and projects', () => {
  let writers: RacingWriters;

  beforeAll(async () => {
    writers = await RacingWriters.start();
  });

  it(
    'end without a failure where two do the same',
    async () => {
      const failed: string[] = [];
      for (const name of Object.keys(WRITERS)) failed.push(...(await writers.race(name, [name])));
      expect(failed).toEqual([]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'are ops who suspend somebody, and those who have invited them and delete their accounts: each is done',
    async () => {
      const statuses: number[][] = [];
      while (statuses.length < SUSPENSIONS)
        statuses.push(...(await Promise.all(Array.from({ length: 4 }, suspendOne))));
      expect(statuses).toEqual(statuses.map(() => [200, ...Array(INVITERS).fill(204)]));
    },
    LONGEST_TEST_MS,
  );

  /** Everybody has invited everybody. Answers the status of the decision, and of the deletions. */
  async function suspendOne(): Promise<number[]> {
    const { api } = writers;
    const person = await aPerson(api);
    const inviters = await people(api, INVITERS);
    const own = await aProject(api, { owner: person });
    for (const inviter of inviters) {
      await anInvite(api, await aProject(api, { owner: inviter }), { sender: inviter, receiver: person });
      await anInvite(api, own, { sender: person, receiver: inviter });
    }
    const path = `POST /api/abuse-reports/person/${person.profileId}/decisions` as const;
    const suspension = api.call(anOps(), path, { body: { action: 'suspend', reason: 'A reason' } });
    const deletions = inviters.map((inviter) => api.call(inviter, 'DELETE /api/account'));
    return (await Promise.all([suspension, ...deletions])).map(({ status }) => status);
  }

  it('cause no deadlock, in the jobs neither', async () => {
    expect(await writers.stop()).toEqual({ deadlocks: 0, logged: 0 });
  });
});
