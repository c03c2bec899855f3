import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../src/testing/api-process.ts';
import { type Account, unsignedTokenOf } from '../src/testing/people.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { Collector } from './collector.ts';
import { EdgeProcess } from './edge-process.ts';

const PERSON: Account = { uid: 'uid-traced', email: 'traced@students.test' };
const PROFILE = { firebaseUid: PERSON.uid, email: PERSON.email, name: 'Tess Traced', branch: 'Physics' };
const [TRACE, SPAN] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const EARLIER = TRACE.replace('0a', '0b');
const UNWANTED = TRACE.replace('0a', '0c');

let collector: Collector;

beforeEach(async () => {
  collector = await Collector.start();
});

afterEach(() => collector.stop());

/** API and edge in a row; all that they have to send is sent once they have ended. */
async function runBoth(environment: Record<string, string>, use: (url: string, api: ApiProcess) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  // Node writes down all scripts that a process has loaded.
  const settings = { NODE_V8_COVERAGE: folder, ...environment };
  const api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase(), ...settings });
  const edge = await EdgeProcess.start({ API_URL: api.url, ...settings });
  await use(edge.url, api);
  await edge.stop();
  await api.stop();
  const lines = api.output.split('\n').filter((line) => line.includes('"route":"/api/users'));
  return { lines, scripts: await Promise.all((await readdir(folder)).map((file) => scriptsIn(join(folder, file)))) };
}

function callAs(url: string, traceparent: string, body?: object) {
  return fetch(`${url}/api/users${body ? '' : `/${PERSON.uid}`}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${unsignedTokenOf(PERSON)}`, 'content-type': 'application/json', traceparent },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('OpenTelemetry', () => {
  it("follows a browser's call through edge and API to its statements, in one trace, and tells nobody who it was", async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' };
    const { lines, scripts } = await runBoth(settings, async (url) => {
      expect((await callAs(url, `00-${EARLIER}-${SPAN}-01`)).status).toBe(404);
      expect((await callAs(url, `00-${TRACE}-${SPAN}-01`, PROFILE)).status).toBe(201);
      expect((await callAs(url, `00-${UNWANTED}-${SPAN}-00`)).status).toBe(200);
    });

    expect(scripts.map((loaded) => loaded.length > 0)).toEqual([true, true]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([EARLIER, TRACE]));
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const [edge, ...otherEdges] = spans.filter(({ service }) => service === 'crewdeck-edge');
    expect(otherEdges).toEqual([]);
    expect(edge).toMatchObject({ name: 'POST /api/*', parentSpanId: SPAN });
    const [api, ...statements] = spans
      .filter(({ service }) => service === 'crewdeck-api')
      .sort(({ parentSpanId }) => (parentSpanId === edge?.spanId ? -1 : 1));
    expect(api).toMatchObject({
      name: 'POST /api/users',
      parentSpanId: edge?.spanId,
      attributes: { 'http.request.method': 'POST', 'http.route': '/api/users', 'http.response.status_code': 201 },
    });
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([api?.spanId]));
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^INSERT INTO "users".*\$1/),
    );
    const told = JSON.stringify(collector.spans);
    const secrets = [PERSON.uid, PERSON.email, PROFILE.name, PROFILE.branch, unsignedTokenOf(PERSON)];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([EARLIER, TRACE, undefined]);
  });

  it('goes with a process that ends, though nobody takes its traces', async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
    collector.stop();
    const api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase(), ...settings });
    await api.call(null, 'GET /api/projects');
    expect(await api.stop()).toBe(0);
  });

  it('is not even loaded without an endpoint', async () => {
    const { scripts } = await runBoth({}, async (url) => {
      expect((await fetch(`${url}/api/projects`)).status).toBe(200);
    });
    expect(scripts).toEqual([[], []]);
  });
});

/** Of OpenTelemetry; but for its interface, which the library of the figures always loads. */
async function scriptsIn(report: string): Promise<string[]> {
  const { result } = JSON.parse(await readFile(report, 'utf8')) as { result: { url: string }[] };
  return result.map(({ url }) => url).filter((url) => /\/@opentelemetry\/(?!api\/)/.test(url));
}
