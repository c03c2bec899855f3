import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeBefore, startEdgeBefore } from './testing/edge-before.ts';
import { rawCall } from './testing/raw-call.ts';
import { until } from './testing/until.ts';

const EVENT = 'id: 1\ndata: invites\n\n';
/** Within it a busy machine has opened hundreds of streams. */
const CALL_LIMIT_MS = 2_000;

describe('a live stream', () => {
  let edge: EdgeBefore;
  /** The API's ends of the streams. */
  let streams: ServerResponse[] = [];
  const agent = new Agent();

  beforeEach(async () => {
    streams = [];
    edge = await startEdgeBefore(
      ({ url = '' }, response) => {
        if (!url.startsWith('/api/live')) return response.end('{}');
        if (url.endsWith('refused')) return response.writeHead(401).end('{"code":"auth.required"}');
        response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' }).flushHeaders();
        return streams.push(response);
      },
      { REQUEST_TIMEOUT_MS: String(CALL_LIMIT_MS) },
    );
  });

  afterEach(() => edge.end());

  async function open(): Promise<IncomingMessage> {
    const headers = { 'accept-encoding': 'gzip, br' };
    const sent = request({ port: edge.port, host: '127.0.0.1', path: '/api/live', headers, agent }).end();
    const [answer] = await once(sent, 'response');
    return answer.setEncoding('utf8');
  }

  it('is passed on as it comes, as it is, for longer than a call may take', async () => {
    const stream = await open();
    expect([stream.statusCode, stream.headers['content-type'], stream.headers['content-encoding']]).toEqual([
      200,
      'text/event-stream',
      undefined,
    ]);
    for (const wait of [0, CALL_LIMIT_MS + 500]) {
      await sleep(wait);
      streams[0]?.write(EVENT);
      expect(await once(stream, 'data')).toEqual([EVENT]);
    }
    stream.destroy();
  });

  it('ends when that of the API does, however that is', async () => {
    const [one, other] = [await open(), await open()];
    for (const stream of [one, other]) stream.resume();
    streams[0]?.end();
    streams[1]?.destroy();
    await Promise.all([once(one, 'end'), once(other, 'end')]);
    expect([one.complete, other.complete]).toEqual([true, true]);
  });

  it('is over for the API when its browser has gone', async () => {
    const stream = await open();
    stream.destroy();
    await until(() => streams[0]?.destroyed === true);
  });

  it('is refused as the API refuses it', async () => {
    const { answer, body } = await rawCall(edge.port, '/api/live?refused');
    expect([answer.statusCode, body]).toEqual([401, '{"code":"auth.required"}']);
  });

  it('takes no connection from calls, however many are open', async () => {
    const opened = await Promise.all(Array.from({ length: 300 }, () => open()));
    expect((await rawCall(edge.port, '/api/projects')).answer.statusCode).toBe(200);
    expect(streams).toHaveLength(300);
    for (const stream of opened) stream.destroy();
  });

  it('ends with its edge, which does not wait for it', async () => {
    const stream = (await open()).resume();
    await Promise.all([edge.app.close(), once(stream, 'end')]);
    expect(stream.complete).toBe(true);
  });
});
