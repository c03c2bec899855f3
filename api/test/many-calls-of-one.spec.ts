import { MOST_WAITING_WRITES, WRITES_AT_ONCE } from '../src/platform/limits/writes-in-turn.ts';
import { aPerson, aProject } from '../src/testing/builders.ts';
import { HeldProject } from '../src/testing/held-project.ts';
import type { Person } from '../src/testing/people.ts';
import { TestApi } from '../src/testing/test-api.ts';

const CALLS = 40;
const POOL_SIZE = 10;
const LONGEST_READ_MS = 2_000;

describe('one person who writes as much as they can at once', () => {
  let api: TestApi;
  let writer: Person;
  let reader: Person;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: String(POOL_SIZE) });
    [writer, reader] = [await aPerson(api), await aPerson(api)];
  });

  afterAll(() => api.stop());

  const WRITES: Record<string, (projectId: string) => Promise<{ status: number }>> = {
    reports: (id) => {
      const subject = { kind: 'project', id };
      return api.call(writer, 'POST /api/abuse-reports', { body: { subject, category: 'spam' } });
    },
    'interest shown': (projectId) =>
      api.call(writer, 'POST /api/interests', { body: { userId: writer.uid, projectId } }),
    'projects posted': () => api.call(writer, 'POST /api/projects', { body: { title: 'One of many' } }),
  };

  /** Statuses and the longest wait, one read after the other. */
  async function readUntil(isOver: () => boolean): Promise<{ statuses: Set<number>; longestMs: number }> {
    const statuses = new Set<number>();
    let longestMs = 0;
    while (!isOver()) {
      const startedAt = performance.now();
      statuses.add((await api.call(reader, 'GET /api/projects')).status);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    return { statuses, longestMs };
  }

  it.each(Object.keys(WRITES))('gets an answer to each, and others read on: %s', async (name) => {
    const owner = await aPerson(api);
    const projects = await Promise.all(Array.from({ length: CALLS }, () => aProject(api, { owner })));
    let isOver = false;
    const writes = Promise.all(projects.map(({ id }) => WRITES[name]?.(id))).finally(() => {
      isOver = true;
    });
    const [answers, reads] = await Promise.all([writes, readUntil(() => isOver)]);

    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
    expect(reads.statuses).toEqual(new Set([200]));
    expect(reads.longestMs).toBeLessThan(LONGEST_READ_MS);
  });

  it('leaves connections to others, also while all their writes wait for a lock', async () => {
    const project = await aProject(api, { owner: writer });
    const held = await HeldProject.hold(api, project.id);
    const changes = Array.from({ length: 2 * POOL_SIZE }, () =>
      api.call(writer, `PATCH /api/projects/${project.id}`, { body: { description: 'Changed' } }),
    );
    await held.untilQueued(WRITES_AT_ONCE);

    expect((await api.call(reader, `GET /api/projects/${project.id}`)).status).toBe(200);
    expect((await api.call(reader, 'POST /api/projects', { body: { title: 'Mine' } })).status).toBe(201);

    await held.release();
    expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is refused what is more than may wait', async () => {
    const project = await aProject(api, { owner: writer });
    const held = await HeldProject.hold(api, project.id);
    const most = WRITES_AT_ONCE + MOST_WAITING_WRITES;
    const changes = Array.from({ length: most + 5 }, () =>
      api.call(writer, `PATCH /api/projects/${project.id}`, { body: { description: 'Changed' } }),
    );
    await Promise.race(changes);
    await held.release();
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
