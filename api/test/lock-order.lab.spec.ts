import { RacingWriters } from './racing-writers.ts';
import { WRITERS } from './writers.ts';

const NAMES = Object.keys(WRITERS);
const LONGEST_TEST_MS = 60_000;

describe('any two writers at the same people and projects', () => {
  let writers: RacingWriters;

  beforeAll(async () => {
    writers = await RacingWriters.start();
  });

  it.each(NAMES)(
    'end without a failure, where one of them %s',
    async (one) => {
      expect(await writers.race(one, NAMES.slice(NAMES.indexOf(one)))).toEqual([]);
    },
    LONGEST_TEST_MS,
  );

  it('cause no deadlock, in the jobs neither', async () => {
    expect(await writers.stop()).toEqual({ deadlocks: 0, logged: 0 });
  });
});
