import { Agent } from 'node:http';
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import { startEdgeBefore } from '../testing/edge-before.ts';
import { holdOpen } from '../testing/hold-open.ts';
import { rawCall } from '../testing/raw-call.ts';
import { until } from '../testing/until.ts';

describe('an edge that is to end', () => {
  it('lets balancers in until all that was under way has its answer, or they would cut it off', async () => {
    let answerSlow: (() => void) | undefined;
    const edge = await startEdgeBefore(({ url }, response) => {
      // The edge itself asks for the registry.
      if (url === '/api/x') answerSlow = () => response.end('{}');
      else response.end('{}');
    });
    const slow = rawCall(edge.port, '/api/x');
    await until(() => answerSlow !== undefined);
    const ended = edge.drain.end(edge.app, 0);
    await sleep(100);
    expect((await rawCall(edge.port, '/readyz')).body).toBe('{"status":"stopping"}');
    answerSlow?.();
    expect((await slow).answer.statusCode).toBe(200);
    await ended;
    await expect(rawCall(edge.port, '/readyz')).rejects.toThrow('ECONNREFUSED');
    await edge.end();
  });

  it('answers also those who have knocked and wait to be let in', async () => {
    const edge = await startEdgeBefore((_request, response) => response.end('{}'));
    const calls = Array.from({ length: 100 }, () => rawCall(edge.port, '/api/x', {}, { agent: new Agent() }));
    await soon();
    await edge.drain.end(edge.app, 0);
    const answers = await Promise.all(calls);
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual(answers.map(() => 200));
    await edge.end();
  });

  it('lets each connection that is kept be used once more, as long as it has announced', async () => {
    const edge = await startEdgeBefore((_request, response) => response.end('{}'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await rawCall(edge.port, '/api/x', {}, { agent });
    expect(first.answer.headers['keep-alive']).toBe('timeout=3');
    const ended = edge.drain.end(edge.app, 0);
    await sleep(1_500);
    const last = await rawCall(edge.port, '/api/x', {}, { agent });
    expect([last.answer.statusCode, last.answer.headers.connection]).toEqual([200, 'close']);
    await ended;
    agent.destroy();
    await edge.end();
  });

  it('closes what nobody uses, so that it ends', async () => {
    const edge = await startEdgeBefore((_request, response) => response.end('{}'));
    const [socket] = await holdOpen(edge.port, 1, 'GET /api/x HTTP/1.1\r\nhost: x\r\n\r\n');
    await edge.drain.end(edge.app, 0);
    await until(() => socket?.closed === true);
    await edge.end();
  });

  it('is no longer ready, and answers on while balancers turn away', async () => {
    const edge = await startEdgeBefore((_request, response) => response.end('{}'));
    const ended = edge.drain.end(edge.app, 500);
    const [ready, call] = [await rawCall(edge.port, '/readyz'), await rawCall(edge.port, '/api/projects')];
    expect([ready.answer.statusCode, ready.body, call.answer.statusCode]).toEqual([503, '{"status":"stopping"}', 200]);
    await ended;
    await expect(rawCall(edge.port, '/healthz')).rejects.toThrow('ECONNREFUSED');
    await edge.end();
  });
});
