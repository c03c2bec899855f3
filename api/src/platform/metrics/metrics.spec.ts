import { aPerson } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Person } from '../../testing/people.ts';
import { aRelease } from '../../testing/release-builders.ts';
import { TestApi } from '../../testing/test-api.ts';
import { ReleaseLabels } from './release-labels.ts';

describe('the figures', () => {
  let api: TestApi;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    person = await aPerson(api);
    await publishAndCall('mf-projects');
    await publishAndCall('mf-invites');
  });

  afterAll(() => api.stop());

  /** A name is known a moment after the first call with it. */
  async function publishAndCall(module: string) {
    const release = await aRelease(api, { module });
    const headers = { 'x-module': `${module}@${release}` };
    await eventually(async () => {
      await api.call(null, 'GET /api/health/ready', { headers });
      return seriesOf(await figures(), `module="${module}@${release}"`).length > 0;
    });
  }

  const figures = async () => (await fetch(`${api.url}/metrics`)).text();
  const seriesOf = (text: string, route: string) =>
    text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count{') && line.includes(route));

  it('time each call by its route, its status and the release it came from', async () => {
    const headers = { 'x-module': 'mf-projects@1.4.2-ab12cd34' };
    await api.call(person, 'GET /api/projects/0b1f9f5e-9d1a-4a0e-8f52-6f3d6a1c2b3d?secret=1', { headers });
    await api.call(null, 'GET /api/projects/mine');

    const text = await figures();

    expect(seriesOf(text, 'route="/api/projects/:id"')).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/api/projects/:id",status="404",module="mf-projects@1.4.2-ab12cd34"} 1',
    ]);
    expect(seriesOf(text, 'route="/api/projects/mine"')).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/api/projects/mine",status="401",module="none"} 1',
    ]);
  });

  it('are readable by Prometheus, and tell of the process and its connections', async () => {
    const answer = await fetch(`${api.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^live_streams 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('let go of the series of releases that are long unseen', async () => {
    const callFrom = (patch: number) =>
      api.call(null, 'GET /api/health/live', { headers: { 'x-module': `mf-invites@1.0.${patch}-ab12cd34` } });
    for (let patch = 0; patch < 25; patch += 1) await callFrom(patch);

    const text = await figures();

    const series = seriesOf(text, 'module="mf-invites@');
    expect(series).toHaveLength(20);
    expect(series.filter((line) => /@1\.0\.[0-4]-/.test(line))).toEqual([]);
  });

  it('grow no series for addresses that do not exist, nor a word of who called', async () => {
    for (const path of ['/api/one', '/api/two', '/three']) await api.call(person, `GET ${path}`);
    const text = await figures();
    expect(seriesOf(text, 'route="none"')).toHaveLength(1);
    expect([person.uid, person.email, person.profileId, 'secret'].filter((word) => text.includes(word))).toEqual([]);
  });
});

describe('the release in the figures', () => {
  const isModule = (name: string) => ['mf-profile', 'mf-3d', 'shell'].includes(name);
  const labelOf = (labels: ReleaseLabels, header?: string) =>
    labels.of({ headers: header === undefined ? {} : { 'x-module': header } });

  it.each([
    [undefined, 'none'],
    ['mf-profile@1.4.2-ab12cd34', 'mf-profile@1.4.2-ab12cd34'],
    ['shell@0.1.0-00000000', 'shell@0.1.0-00000000'],
    ['mf-3d@1.4.2-ab12cd34', 'mf-3d@1.4.2-ab12cd34'],
    ['mf-unknown@1.4.2-ab12cd34', 'other'],
    ['mf-profile', 'other'],
    ['mf-profile@1.4.2-ab12cd345', 'other'],
    ['mf-profile@1.4.2"} 1', 'other'],
    ['constructor@1.4.2-ab12cd34', 'other'],
    ['', 'other'],
  ])('of %j is %s', (header, label) => expect(labelOf(new ReleaseLabels(isModule), header)).toBe(label));

  it('stays one of a bounded number, however many somebody makes up: the one longest unseen is forgotten', () => {
    const inUse = new Set<string>();
    const labels = new ReleaseLabels(isModule, (release) => inUse.delete(release));
    const running = 'mf-profile@9.9.9-ab12cd34';
    for (let patch = 0; patch < 500; patch += 1) {
      inUse.add(labelOf(labels, `mf-profile@1.0.${patch}-ab12cd34`)).add(labelOf(labels, running));
      expect(inUse.size).toBeLessThanOrEqual(20);
    }
    expect([...inUse]).toEqual(expect.arrayContaining([running, 'mf-profile@1.0.499-ab12cd34']));
    expect(inUse).not.toContain('mf-profile@1.0.0-ab12cd34');
  });
});
