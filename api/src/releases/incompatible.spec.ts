import type { KeptRelease, PublishedRelease } from '@crewdeck/contract';
import { anOps, aRecord, aRelease, aShell, change, statusOf } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const NOTES = { path: '/notes', module: 'mf-notes', page: 'notes' };
const MISSING = 'It has no page "notes", which the route /notes needs.';
const WHY = 'It shows nothing';

/** One story: each test goes on where the one before has ended. */
describe('what does not fit never goes live:', () => {
  let api: TestApi;
  let good: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const publish = async (body: unknown) =>
    (await api.call<PublishedRelease>(anOps(), 'POST /api/releases', { body })).body;
  const notes = (pages: string[], version: string) =>
    aRecord({ module: 'mf-notes', version, pages: Object.fromEntries(pages.map((page) => [page, []])) });

  it('a shell fits while its modules are not there yet', async () => {
    const { release } = await publish(aShell([NOTES]));
    expect(await change(api, 'shell', { action: 'activate', release })).toMatchObject({ status: 200 });
  });

  it('publishing tells what is missing, and activating refuses with the same words, even for a share', async () => {
    const { release, problems } = await publish(notes([], '1.0.0'));
    expect(problems).toEqual([MISSING]);
    const answer = await change(api, 'mf-notes', { action: 'activate', release });
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    expect(answer.body.error).toBe(`mf-notes ${release} can't go live. ${MISSING}`);
    expect(await statusOf(api, 'mf-notes')).toBeUndefined();

    good = (await publish(notes(['notes'], '1.1.0'))).release;
    expect(await change(api, 'mf-notes', { action: 'activate', release: good })).toMatchObject({ status: 200 });
    const canary = await change(api, 'mf-notes', { action: 'activate', release, percent: 1 });
    expect(canary).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
  });

  it('a shell that needs more than a live module has is refused, until the module has it', async () => {
    const { release: shell, problems } = await publish(aShell([NOTES, { ...NOTES, path: '/trash', page: 'trash' }]));
    const missing = `mf-notes ${good}: It has no page "trash", which the route /trash needs.`;
    expect(problems).toEqual([missing]);
    const refused = await change(api, 'shell', { action: 'activate', release: shell });
    expect(refused).toMatchObject({ status: 409, body: { error: `shell ${shell} can't go live. ${missing}` } });

    const more = (await publish(notes(['notes', 'trash'], '1.2.0'))).release;
    await change(api, 'mf-notes', { action: 'activate', release: more });
    expect(await change(api, 'shell', { action: 'activate', release: shell })).toMatchObject({ status: 200 });
  });

  it('a rollback to what the shell has outgrown is refused as well, and the kept releases say why', async () => {
    const answer = await change(api, 'mf-notes', { action: 'rollback', reason: WHY });
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    const { body } = await api.call<KeptRelease[]>(anOps(), 'GET /api/releases/mf-notes');
    expect(body.map(({ version, problems, neededAs }) => [version, problems.length, neededAs])).toEqual([
      ['1.2.0', 0, ['live']],
      ['1.1.0', 1, ['last good']],
      ['1.0.0', 2, []],
    ]);
  });

  it('a release of the shell without a word about what it gives is no shell', async () => {
    const release = await aRelease(api, { module: 'shell' });
    const answer = await change(api, 'shell', { action: 'activate', release });
    expect(answer.body.error).toMatch(/does not say what it gives to modules/);
  });

  it('the shell is never stopped', async () => {
    const answer = await change(api, 'shell', { action: 'stop', reason: WHY });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
