import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../src/testing/api-process.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { Collector } from './collector.ts';
import { EdgeProcess } from './edge-process.ts';

/** What API and edge load of OpenTelemetry; but for its interface, which the library of the figures always loads. */
async function scriptsOfBoth(settings: Record<string, string>): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  // Node writes down all scripts that a process has loaded.
  const environment = { NODE_V8_COVERAGE: folder, ...settings };
  const api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase(), ...environment });
  const edge = await EdgeProcess.start({ API_URL: api.url, ...environment });
  expect((await fetch(`${edge.url}/api/projects`)).status).toBe(200);
  await edge.stop();
  await api.stop();
  return Promise.all((await readdir(folder)).map((file) => scriptsIn(join(folder, file))));
}

async function scriptsIn(report: string): Promise<string[]> {
  const { result } = JSON.parse(await readFile(report, 'utf8')) as { result: { url: string }[] };
  return result.map(({ url }) => url).filter((url) => /\/@opentelemetry\/(?!api\/)/.test(url));
}

describe('OpenTelemetry', () => {
  let settings: Record<string, string>;

  beforeEach(async () => {
    const collector = await Collector.start();
    settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
    // Nobody takes the traces.
    collector.stop();
  });

  it('goes with a process that ends, though nobody takes its traces', async () => {
    const api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase(), ...settings });
    await api.call(null, 'GET /api/projects');
    expect(await api.stop()).toBe(0);
  });

  it('is not even loaded without an endpoint', async () => {
    expect((await scriptsOfBoth(settings)).map((scripts) => scripts.length > 0)).toEqual([true, true]);
    expect(await scriptsOfBoth({})).toEqual([[], []]);
  });
});
