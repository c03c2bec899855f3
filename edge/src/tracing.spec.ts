import type { IncomingHttpHeaders } from 'node:http';
import { TestEdge } from './testing/test-edge.ts';

const GIVEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('a page and its calls', () => {
  let edge: TestEdge;
  let called: IncomingHttpHeaders;

  beforeEach(async () => {
    edge = await TestEdge.with({ shell: '00000000' });
    edge.api.others = (request, response) => {
      called = request.headers;
      response.end('{}');
    };
  });

  afterEach(() => edge.end());

  it('are told of no trace where none is kept, and what a call says of one goes on as it is', async () => {
    await edge.start();
    expect(await edge.page()).not.toContain('traced-share');
    await edge.get('/api/projects', { traceparent: GIVEN });
    expect(called.traceparent).toBe(GIVEN);
    await edge.get('/api/projects');
    expect(called.traceparent).toBeUndefined();
  });

  it('are told the share where traces are kept, and the edge puts itself between the browser and the API', async () => {
    await edge.start({ OTEL_EXPORTER_OTLP_ENDPOINT: edge.api.url, OTEL_TRACES_SAMPLER_ARG: '0' });
    expect(await edge.page()).toContain('<meta name="traced-share" content="0">');
    await edge.get('/api/projects', { traceparent: GIVEN });
    expect(called.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-01$/);
    await edge.get('/api/projects');
    expect(called.traceparent).toMatch(/-00$/);
  });
});
