import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEdgeBefore } from '../testing/edge-before.ts';
import { rawCall } from '../testing/raw-call.ts';

describe('an edge that is to end', () => {
  it('answers what is under way, and says that it is the last answer of its connection', async () => {
    const edge = await startEdgeBefore((_request, response) => void setTimeout(() => response.end('{}'), 300));
    const agent = new Agent({ keepAlive: true });
    const [answer] = await Promise.all([
      once(request({ port: edge.port, host: '127.0.0.1', path: '/api/x', agent }).end(), 'response'),
      sleep(100).then(() => edge.drain.end(edge.app, 0)),
    ]);
    expect([answer[0].statusCode, answer[0].headers.connection]).toEqual([200, 'close']);
    agent.destroy();
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
