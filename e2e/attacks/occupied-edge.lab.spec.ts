import { readFile } from 'node:fs/promises';
import { callFrom, callsOfOthers, type Outcome, occupy } from '../support/attackers.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

test.skip(
  process.platform !== 'linux',
  'Only Linux lets one machine call from many addresses, and tells the memory of a process.',
);
test.describe.configure({ mode: 'serial' });

const READINESS = '/api/health/ready';
const OTHERS_CALL = ['/api/projects?limit=20', '/api/hackathons', '/', '/registry'];
/**
 * A limit for who is kept waiting, and no measure: behind an attack like these a call used to take 20 s and more. A machine
 * that has much else to do, and is slow before the attack, gets as much more.
 */
const keptWaitingMs = (usualMs: number) => 10_000 + 100 * usualMs;

/** Much less than what the answers of an attack weigh together. */
const MOST_MEMORY_MB = 150;
/** While the requests of a flood are read and refused; it used to be half a minute. */
const LONGEST_IN_A_FLOOD_MS = 8_000;

const start = (line: string) => `${line} HTTP/1.1\r\nhost: crewdeck\r\n`;
const KINDS = {
  'send a body to the API byte by byte': `${start('POST /api/projects')}content-length: 1000\r\n\r\n{`,
  'send a body to a page byte by byte': `${start('POST /explore')}content-length: 1000\r\n\r\n{`,
  'send their headers byte by byte': start('GET /api/projects'),
  'say nothing at all': '',
  'wait for the registry': `${start('GET /api/registry?after=999999&wait=20')}\r\n`,
  'do not take their answers': `${start('GET /api/projects?limit=200')}\r\n`.repeat(5),
};

for (const [kind, text] of Object.entries(KINDS)) {
  test(`one address with 500 connections that ${kind} does not keep others waiting`, async () => {
    const before = await callsOfOthers(OTHERS_CALL);
    const attack = await occupy(500, text);
    const meanwhile = [await callFrom('127.0.0.2', READINESS), ...(await callsOfOthers(OTHERS_CALL))];
    attack.end();
    const usualMs = p95Of(before);
    console.log(`${kind}: p95 ${usualMs.toFixed(1)} ms before, ${p95Of(meanwhile).toFixed(1)} ms meanwhile`);
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(keptWaitingMs(usualMs));
  });
}

const ask = (line: string, times: number) => `${start(line)}\r\n`.repeat(times);
const FLOODS = {
  'that ask for a page of the sitemap 1,000 times': { count: 4, text: ask('GET /sitemap/page.xml?kind=people', 1_000) },
  'that ask for the landing page 1,000 times': { count: 120, text: ask('GET /', 1_000) },
  'that ask for nothing 2,400 times': { count: 400, text: ask('GET /a', 2_400) },
  'that send a body in 60,000 pieces': {
    count: 100,
    text: `${start('POST /api/projects')}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(60_000)}`,
  },
};

for (const [what, { count, text }] of Object.entries(FLOODS)) {
  test(`${count} connections ${what} and read nothing keep nobody waiting and fill no memory`, async () => {
    const before = await callsOfOthers(OTHERS_CALL);
    const [usedBefore, attack] = [await memoryOfTheEdge(), await occupy(count, text)];
    const meanwhile = await callsOfOthers(OTHERS_CALL);
    const usualMs = p95Of(before);
    console.log(`${what}: p95 ${usualMs.toFixed(1)} ms before, ${p95Of(meanwhile).toFixed(1)} ms meanwhile`);
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(LONGEST_IN_A_FLOOD_MS);
    // What was parsed is let go with the next collection of garbage; answers that wait for their reader would stay.
    const grownMb = () =>
      callsOfOthers(OTHERS_CALL)
        .then(memoryOfTheEdge)
        .then((used) => used - usedBefore);
    await expect.poll(grownMb, { timeout: 60_000 }).toBeLessThan(MOST_MEMORY_MB);
    attack.end();
  });
}

/** Resident, in MB. */
async function memoryOfTheEdge(): Promise<number> {
  const status = await readFile(`/proc/${theSystem().service('edge').pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** In milliseconds. */
function p95Of(outcomes: readonly Outcome[]): number {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
