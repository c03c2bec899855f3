import { Agent } from 'node:http';
import { startEdgeBefore } from './testing/edge-before.ts';
import { holdOpen } from './testing/hold-open.ts';
import { rawCall } from './testing/raw-call.ts';
import { until } from './testing/until.ts';

describe('an edge that is to end', () => {
  it('is no longer ready, answers on while balancers turn away, and keeps no connection', async () => {
    const leaving = new AbortController();
    const edge = await startEdgeBefore((_request, response) => response.end('{}'), {}, leaving.signal);
    leaving.abort();
    const [ready, call] = [await rawCall(edge.port, '/readyz'), await rawCall(edge.port, '/api/projects')];
    expect([ready.answer.statusCode, ready.body]).toEqual([503, '{"status":"stopping"}']);
    expect([call.answer.statusCode, call.answer.headers.connection]).toEqual([200, 'close']);
    await edge.end();
  });

  it('finishes what is under way, lets nobody else in, and waits for no connection that rests', async () => {
    let answerSlow: (() => void) | undefined;
    const edge = await startEdgeBefore(({ url }, response) => {
      // The edge itself asks for the registry.
      if (url === '/api/x') answerSlow = () => response.end('{}');
      else response.end('{}');
    });
    const agent = new Agent({ keepAlive: true });
    await rawCall(edge.port, '/api/projects', {}, { agent });
    await holdOpen(edge.port, 1, '');
    const slow = rawCall(edge.port, '/api/x');
    await until(() => answerSlow !== undefined);
    const closed = edge.app.close();
    await until(() =>
      rawCall(edge.port, '/healthz').then(
        () => false,
        () => true,
      ),
    );
    answerSlow?.();
    expect((await slow).answer.statusCode).toBe(200);
    await closed;
    agent.destroy();
    await edge.end();
  });
});
