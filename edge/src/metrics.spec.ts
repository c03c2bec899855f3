import { aFreePort } from './testing/a-free-port.ts';
import { type EdgeBefore, startEdgeBefore } from './testing/edge-before.ts';
import { holdOpen } from './testing/hold-open.ts';
import { rawCall } from './testing/raw-call.ts';
import { until } from './testing/until.ts';

describe('the figures of an edge', () => {
  let edge: EdgeBefore;
  let port: number;

  beforeEach(async () => {
    port = await aFreePort();
    const settings = { METRICS_PORT: String(port) };
    edge = await startEdgeBefore((_request, response) => response.writeHead(404).end('{}'), settings);
  });

  afterEach(() => edge.end());

  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = async () =>
    (await figures()).split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));

  it('time requests by what they were for and their status, without a word of their path', async () => {
    const paths = [
      '/projects/0b1f9f5e',
      '/api/users/0b1f9f5e',
      '/modules/mf-a/1.0.0-00000000/x.js',
      '/healthz',
      '/api/health/ready',
    ];
    for (const path of paths) await rawCall(edge.port, path, { connection: 'close' });
    await until(async () => (await counts()).length === 5);
    expect((await counts()).sort()).toEqual([
      'http_request_duration_seconds_count{kind="api",status="404"} 1',
      'http_request_duration_seconds_count{kind="document",status="503"} 1',
      'http_request_duration_seconds_count{kind="file",status="404"} 1',
      'http_request_duration_seconds_count{kind="other",status="200"} 1',
      'http_request_duration_seconds_count{kind="other",status="404"} 1',
    ]);
    expect(await figures()).not.toContain('0b1f9f5e');
  });

  it('tell how it follows the registry, and which connections it has', async () => {
    await holdOpen(edge.port, 5, '');
    await until(async () => (await figures()).includes('\nconnections 5\n'));
    const text = await figures();
    expect(text).toMatch(/^registry_age_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^connections_limit 10000$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it("are not to be had on people's port", async () => {
    const { answer } = await rawCall(edge.port, '/metrics');
    expect(answer.headers['content-type']).toContain('text/html');
  });
});
