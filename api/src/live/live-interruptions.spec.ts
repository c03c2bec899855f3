import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import { DatabaseGate } from '../testing/database-gate.ts';
import { LiveReader } from '../testing/live-reader.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';

describe('a live stream', () => {
  it('goes on after the database was away, and tells what was committed meanwhile', async () => {
    const direct = await createTestDatabase();
    const gate = new DatabaseGate(new URL(direct));
    const [api, other] = [
      await TestApi.start({ DATABASE_URL: await gate.open() }),
      await TestApi.start({ DATABASE_URL: direct }),
    ];
    const [person, sender] = [await aPerson(other), await aPerson(other)];
    const stream = await LiveReader.open(api.url, person);
    await stream.until(({ beats }) => beats > 0);

    await gate.shut();
    await anInvite(other, await aProject(other, { owner: sender }), { sender, receiver: person });
    expect(stream.versions).toHaveLength(1);
    await gate.open();

    await stream.until(({ versions }) => versions.length === 2);
    const { headers } = await other.call(person, `GET /api/invites/user/${person.uid}`);
    expect(headers.get('etag')).toBe(`W/"${stream.last}"`);
    expect(stream.hasEnded).toBe(false);
    await api.stop();
    await other.stop();
    await gate.shut();
  });

  it('does not hold up the end of its process, and none is opened during it', async () => {
    const api = await TestApi.start({ SHUTDOWN_DELAY_MS: '300' });
    const person = await aPerson(api);
    const stream = await LiveReader.open(api.url, person);
    const stopped = api.stop();
    await stream.until(({ hasEnded }) => hasEnded);
    await stopped;
    await expect(LiveReader.open(api.url, person)).rejects.toThrow('ECONNREFUSED');
  });
});
