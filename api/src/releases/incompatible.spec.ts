import type { KeptRelease, ModuleProblem, PublishedRelease } from '@crewdeck/contract';
import { anOps, aRecord, aRelease, aShell, change, placesAt, statusOf } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const WHY = 'It shows nothing';
const NEWER_SDK = { sdk: '^2.0.0', contract: '^2.0.0', federation: '^2.0.0' };
const MISSING = 'It needs the module SDK ^2.0.0, but the shell has 1.0.0.';

/** One story: each test goes on where the one before has ended. */
describe('what does not fit never goes live:', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const publish = async (body: unknown) =>
    (await api.call<PublishedRelease>(anOps(), 'POST /api/releases', { body })).body;
  const activate = (module: string, release: string, percent = 100) =>
    change(api, module, { action: 'activate', release, percent });
  const problemsOf = async (module: string): Promise<Partial<ModuleProblem>[]> =>
    (await statusOf(api, module))?.problems.map(({ kind, severity, text }) => ({ kind, severity, text })) ?? [];

  it('publishing tells what is missing, and activating refuses with the same words, even for a share', async () => {
    await activate('shell', (await publish(aShell())).release);
    await activate('mf-notes', await aRelease(api, { module: 'mf-notes' }));
    const { release, problems } = await publish(aRecord({ module: 'mf-notes', requires: NEWER_SDK }));
    expect(problems).toEqual([MISSING]);
    for (const percent of [1, 100]) {
      const answer = await activate('mf-notes', release, percent);
      expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
      expect(answer.body.error).toBe(`mf-notes ${release} can't go live. ${MISSING}`);
    }
    const { body } = await api.call<KeptRelease[]>(anOps(), 'GET /api/releases/mf-notes');
    expect(body.map(({ problems: kept, neededAs }) => [kept, neededAs])).toEqual([
      [[MISSING], []],
      [[], ['live']],
    ]);
  });

  it('a shell that does not fit a live module is refused', async () => {
    const { release } = await publish(aShell('2.0.0'));
    const answer = await activate('shell', release);
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    expect(answer.body.error).toMatch(
      /mf-notes 1\.0\.0-\w+: It needs the module SDK \^1\.0\.0, but the shell has 2\.0\.0/,
    );
  });

  it('a release of the shell without a word about what it gives is no shell', async () => {
    const answer = await activate('shell', await aRelease(api, { module: 'shell' }));
    expect(answer.body.error).toMatch(/does not say what it gives to modules/);
  });

  it('the second of two modules that claim one path is refused', async () => {
    await activate('mf-notes', await aRelease(api, { module: 'mf-notes', places: placesAt(['/notes/:id']) }));
    const other = await aRelease(api, { module: 'mf-other', places: placesAt(['/notes/new']) });
    const answer = await activate('mf-other', other);
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    expect(answer.body.error).toContain('The path /notes/new belongs to mf-notes.');
  });

  it('a rollback is not refused because of its neighbours, and both are told', async () => {
    await activate('mf-notes', await aRelease(api, { module: 'mf-notes', version: '1.2.0' }));
    const widgets = { badge: [] };
    const theirs = placesAt(['/notes/:id'], { widgets: { badge: '1.0.0' } });
    await activate('mf-other', await aRelease(api, { module: 'mf-other', widgets, places: theirs }));
    await activate('mf-user', await aRelease(api, { module: 'mf-user' }));
    const uses = placesAt([], { uses: { 'mf-other/badge': '^1.0.0' } });
    await activate('mf-user', await aRelease(api, { module: 'mf-user', version: '1.1.0', places: uses }));

    const back = await change(api, 'mf-notes', { action: 'rollback', reason: WHY });
    expect(back.status).toBe(200);
    const path = { kind: 'path', severity: 'warning' };
    expect(await problemsOf('mf-notes')).toEqual([{ ...path, text: 'The path /notes/:id belongs to mf-other.' }]);
    expect(await problemsOf('mf-other')).toEqual([{ ...path, text: 'The path /notes/:id belongs to mf-notes.' }]);

    const without = await aRelease(api, { module: 'mf-other', version: '1.1.0' });
    const refused = await activate('mf-other', without);
    expect(refused.body.error).toContain('mf-user places mf-other/badge ^1.0.0, and this release has no such widget.');
  });

  it('a widget that a rollback takes away is told at both modules', async () => {
    const { module, releases } = await aNewcomerWithWidget();
    const uses = placesAt([], { uses: { [`${module}/badge`]: '^1.0.0' } });
    await activate('mf-user', await aRelease(api, { module: 'mf-user', version: '1.2.0', places: uses }));
    expect((await change(api, module, { action: 'rollback', reason: WHY })).body.live.release).toBe(releases[0]);
    const widget = { kind: 'widget', severity: 'warning' };
    const [text, own] = [
      `It places ${module}/badge ^1.0.0, but there is no such widget.`,
      'this release has no such widget',
    ];
    expect(await problemsOf('mf-user')).toContainEqual({ ...widget, text });
    expect(await problemsOf(module)).toEqual([{ ...widget, text: expect.stringContaining(own) }]);
  });

  async function aNewcomerWithWidget() {
    const module = 'mf-late';
    const first = await aRelease(api, { module });
    const places = placesAt([], { widgets: { badge: '1.0.0' } });
    const second = await aRelease(api, { module, version: '1.1.0', widgets: { badge: [] }, places });
    for (const release of [first, second]) await activate(module, release);
    return { module, releases: [first, second] };
  }

  it('the shell is never stopped', async () => {
    const answer = await change(api, 'shell', { action: 'stop', reason: WHY });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
