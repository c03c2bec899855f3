import { setTimeout as sleep } from 'node:timers/promises';
import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import pg from 'pg';
import { aModule, anOps, aRelease, change, placesAt, statusOf } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const WHY = 'It shows nothing';

describe('at the same moment', () => {
  let api: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const eventsOf = async (module: string) =>
    (await api.call<ReleaseEvent[]>(anOps(), `GET /api/releases/${module}/events?limit=200`)).body;

  it('one of two ops wins, and the other one is told to look again', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { module } = await aModule(api, ['1.0.0', '1.1.0']);
      const act = (on: TestApi, body: object) =>
        on.call(anOps(), `POST /api/releases/${module}/changes`, { body: { ...body, expectedRevision: 2 } });
      const answers = await Promise.all([
        act(api, { action: 'rollback', reason: WHY }),
        act(other, { action: 'stop', reason: WHY }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('release.changed_meanwhile');
      expect((await eventsOf(module)).filter(({ action }) => /rollback|stop/.test(action))).toHaveLength(1);
    }
  });

  it('twenty activations leave one whole channel, and one event for each that was answered 200', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    let made = 0;
    for (let round = 1; round <= 2; round += 1) {
      const versions = Array.from({ length: 20 }, (_, index) => `1.${round}.${index}`);
      const releases = await Promise.all(versions.map((version) => aRelease(api, { module, version })));
      const answers = await Promise.all(
        releases.map((release, index) => change(index % 2 ? api : other, module, { action: 'activate', release })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.filter(({ body }) => body.code !== 'release.changed_meanwhile')).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      made += answers.length - refused.length;
    }

    const status = (await statusOf(api, module)) as ModuleStatus;
    const events = (await eventsOf(module)).filter(({ action }) => action === 'activate');
    expect([status.revision, events.length]).toEqual([made + 1, made + 1]);
    expect([status.live.release, status.lastGood?.release]).toEqual([events[0]?.release, events[1]?.release]);
    // Each was decided on what the one before has left.
    const chain = events.slice(0, -1).map(({ previous }, index) => previous === events[index + 1]?.release);
    expect(chain).toEqual(chain.map(() => true));
  });

  it('two modules that claim one path never go live beside each other', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const modules = [await aModule(api, ['1.0.0']), await aModule(api, ['1.0.0'])].map(({ module }) => module);
      const answers = await Promise.all(
        modules.map(async (module, index) => {
          const release = await aRelease(api, { module, version: '1.1.0', places: placesAt([`/page-${turn}`]) });
          return change(index === 0 ? api : other, module, { action: 'activate', release });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('release.incompatible');
    }
  });

  it('a change waits for another one that is under way, in any process', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM registry FOR UPDATE');
    const waiting = change(other, module, { action: 'stop', reason: WHY });
    expect(await Promise.race([waiting, sleep(500, 'waits')])).toBe('waits');
    await holder.query('COMMIT');
    await holder.end();
    expect((await waiting).status).toBe(200);
  });
});
