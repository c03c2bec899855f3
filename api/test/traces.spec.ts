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
    const api = await ApiProcess.start({ DATABASE_URL: await createTestDatabase(), ...settings });
    const edge = await EdgeProcess.start({ API_URL: api.url, ...settings });
    expect((await callAs(edge.url, `00-${EARLIER}-${SPAN}-01`)).status).toBe(404);
    expect((await callAs(edge.url, `00-${TRACE}-${SPAN}-01`, PROFILE)).status).toBe(201);
    expect((await callAs(edge.url, `00-${UNWANTED}-${SPAN}-00`)).status).toBe(200);
    // All that they have to send is sent once they have ended.
    await edge.stop();
    await api.stop();

    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([EARLIER, TRACE]));
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const [first, ...otherEdges] = spans.filter(({ service }) => service === 'crewdeck-edge');
    expect(otherEdges).toEqual([]);
    expect(first).toMatchObject({ name: 'POST /api/*', parentSpanId: SPAN });
    const [second, ...statements] = spans
      .filter(({ service }) => service === 'crewdeck-api')
      .sort(({ parentSpanId }) => (parentSpanId === first?.spanId ? -1 : 1));
    expect(second).toMatchObject({
      name: 'POST /api/users',
      parentSpanId: first?.spanId,
      attributes: { 'http.request.method': 'POST', 'http.route': '/api/users', 'http.response.status_code': 201 },
    });
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([second?.spanId]));
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^INSERT INTO "users".*\$1/),
    );
    const told = JSON.stringify(collector.spans);
    const secrets = [PERSON.uid, PERSON.email, PROFILE.name, PROFILE.branch, unsignedTokenOf(PERSON)];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    const lines = api.output.split('\n').filter((line) => line.includes('"route":"/api/users'));
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([EARLIER, TRACE, undefined]);
  });
});
