import { ApiProcess } from '../src/testing/api-process.ts';
import { eventually } from '../src/testing/eventually.ts';
import type { Account } from '../src/testing/people.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { aNewcomer } from '../src/testing/test-api.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { EdgeProcess } from './edge-process.ts';

const LONGEST_MS = 7_000;

interface Listed {
  readonly by: Account;
  /** Where the API shows it to strangers. */
  readonly path: string;
  readonly id: string;
}

describe('what strangers may no longer see', () => {
  let api: ApiProcess;
  let edge: EdgeProcess;

  beforeAll(async () => {
    api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase() });
    edge = await EdgeProcess.start({ API_URL: api.url });
  });

  afterAll(async () => {
    await edge.stop();
    await api.stop();
  });

  async function aPerson(): Promise<Listed> {
    const by = aNewcomer();
    const { body } = await api.call(by, 'POST /api/users', { name: 'Ada' });
    return { by, path: `/api/users/${body?.id}`, id: String(body?.id) };
  }

  async function aProject(): Promise<Listed> {
    const { by } = await aPerson();
    const { body } = await api.call(by, 'POST /api/projects', { title: 'Map' });
    return { by, path: `/api/projects/${body?.id}`, id: String(body?.id) };
  }

  const decide = (kind: string, action: string) => (subject: Listed) =>
    api.call(anOps(), `POST /api/abuse-reports/${kind}/${subject.id}/decisions`, { action, reason: 'Words' });

  const WAYS: Record<string, readonly [() => Promise<Listed>, (subject: Listed) => Promise<unknown>]> = {
    'a person whom ops hide': [aPerson, decide('person', 'hide')],
    'a person whom ops suspend': [aPerson, decide('person', 'suspend')],
    'somebody who deletes their account': [aPerson, ({ by }) => api.call(by, 'DELETE /api/account')],
    'a project that ops hide': [aProject, decide('project', 'hide')],
    'a project that turns invite only': [
      aProject,
      ({ by, path }) => api.call(by, `PATCH ${path}`, { visibility: 'Invite Only' }),
    ],
    'a project that is deleted': [aProject, ({ by, path }) => api.call(by, `DELETE ${path}`)],
  };

  const isShown = async ({ path }: Listed) => (await fetch(`${edge.url}${path}`)).status === 200;
  const readSitemap = async () => {
    const kinds = ['people', 'projects'].map((kind) => fetch(`${edge.url}/sitemap/page.xml?kind=${kind}`));
    return (await Promise.all((await Promise.all(kinds)).map((answer) => answer.text()))).join();
  };

  it('is gone for the edge at once, and soon from its sitemap', async () => {
    const ways = await Promise.all(
      Object.entries(WAYS).map(async ([way, [make, takeAway]]) => ({ way, subject: await make(), takeAway })),
    );
    const shown = () => Promise.all(ways.map(async ({ way, subject }) => ((await isShown(subject)) ? [way] : [])));
    const listed = async () => {
      const sitemap = await readSitemap();
      return ways.filter(({ subject }) => sitemap.includes(subject.id)).map(({ way }) => way);
    };
    await eventually(async () => (await listed()).length === ways.length, LONGEST_MS);
    expect((await shown()).flat()).toEqual(Object.keys(WAYS));
    for (const { subject, takeAway } of ways) await takeAway(subject);
    expect((await shown()).flat()).toEqual([]);
    await eventually(async () => (await listed()).length === 0, LONGEST_MS);
  });
});
