import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '@crewdeck/stack';
import { StreamReader } from './stream-reader.ts';

const LONG_MS = 15_000;
const AWAY_SECONDS = 3;

describe('a reader of a stream', () => {
  const known: (string | undefined)[] = [];
  const streams: ServerResponse[] = [];
  let isRefusing = false;
  let refusals = 0;
  let version = 'one';
  let reader: StreamReader;
  const server = createServer(({ headers }, answer) => {
    if (isRefusing) {
      refusals += 1;
      return void answer.writeHead(503, { 'retry-after': String(AWAY_SECONDS) }).end();
    }
    known.push(headers['last-event-id'] as string | undefined);
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: ${version}\ndata: invites\n\n`);
    streams.push(answer);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
    reader = await StreamReader.open(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}`, 'token');
  });

  afterAll(() => {
    reader.leave();
    server.closeAllConnections();
    server.close();
  });

  it('comes back with what it knows after a stream that was ended, and counts it and the gap', async () => {
    version = 'two';
    streams.at(-1)?.end();
    expect(await reader.isTold('two', LONG_MS)).toBe(true);
    expect(known).toEqual([undefined, 'one']);
    const { longestGapMs, ...counts } = reader.takeRecord();
    expect(counts).toEqual({ ended: 1, cutOff: 0, refused: 0 });
    expect(longestGapMs).toBeGreaterThan(0);
    expect(reader.takeRecord()).toEqual({ ended: 0, cutOff: 0, refused: 0, longestGapMs: 0 });
  });

  it('counts one that breaks off, and tries that are refused, apart, and stays away as long as it is asked to', async () => {
    isRefusing = true;
    version = 'three';
    streams.at(-1)?.destroy();
    while (refusals === 0) await sleep(20);
    isRefusing = false;
    expect(await reader.isTold('three', LONG_MS)).toBe(true);
    const { longestGapMs, ...counts } = reader.takeRecord();
    expect(counts).toEqual({ ended: 0, cutOff: 1, refused: refusals });
    // Longer than both pauses together.
    expect(longestGapMs).toBeGreaterThan(AWAY_SECONDS * 1_000 + 500);
    expect(known.at(-1)).toBe('two');
  });

  it('says which version nobody told in time', async () => {
    expect(await reader.isTold('four', 50)).toBe(false);
  });
});
