import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';
import { VARIABLES as API_VARIABLES } from '../../../api/src/platform/config/variables.ts';
import { DomainError } from '../../../api/src/platform/errors/domain-error.ts';
import { errorBody } from '../../../api/src/platform/errors/error-answers.ts';
import { VARIABLES as EDGE_VARIABLES } from '../../../edge/src/variables.ts';

const PROCESSES = [
  { name: 'api', source: 'api', variables: API_VARIABLES, live: '/api/health/live', ready: '/api/health/ready' },
  { name: 'edge', source: 'edge', variables: EDGE_VARIABLES, live: '/healthz', ready: '/readyz' },
] as const;
const SOURCES: Record<string, string> = { api: 'api', edge: 'edge', command: 'packages/crewdeck' };
/** What packing adds to the files of a package. */
const PACKED = ['package.json', 'sbom.cdx.json', 'node_modules'];

function read(file: string): string {
  return readFileSync(join(ROOT, 'deploy', file), 'utf8');
}

/** Words after an instruction of a container file, wherever it stands. */
function wordsAfter(file: string, instruction: string): string[][] {
  return [...file.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, words = '']) => words.split(' '));
}

function variablesIn(assignments: readonly string[][]): string[] {
  return assignments.flat().map((assignment) => assignment.split('=')[0] ?? '');
}

/** Of a unit, all values of a key. */
function valuesOf(unit: string, key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

it('is a container file for each folder that is packed', () => {
  const names = readdirSync(join(ROOT, 'deploy/containers'));
  expect(names.sort()).toEqual(
    Object.keys(SOURCES)
      .map((name) => `${name}.Containerfile`)
      .sort(),
  );
});

describe.each(Object.entries(SOURCES))('the container of %s', (name, source) => {
  const file = read(`containers/${name}.Containerfile`);
  const { files, bin } = JSON.parse(readFileSync(join(ROOT, source, 'package.json'), 'utf8'));

  it('copies all that is packed, and runs nothing to build', () => {
    const copied = wordsAfter(file, 'COPY').flatMap((words) => words.slice(0, -1));
    const packed = files.filter((pattern: string) => !pattern.startsWith('!'));
    expect(copied.sort()).toEqual([...PACKED, ...packed].sort());
    expect(file).not.toMatch(/^(RUN|ADD)/m);
  });

  it('runs as nobody, from a base of an exact version', () => {
    expect(wordsAfter(file, 'USER')).toEqual([['65534:65534']]);
    expect(file).toMatch(/^ARG NODE=\d+\.\d+\.\d+-\S+\nFROM node:\$\{NODE\}$/m);
  });

  it('starts what is there', () => {
    const [, started = ''] =
      /^(?:CMD|ENTRYPOINT) \["node", "(?:\/app\/)?dist\/(.+)\.js"(?:, "release")?\]$/m.exec(file) ?? [];
    expect(existsSync(join(ROOT, source, 'src', `${started}.ts`))).toBe(true);
    expect(Object.values(bin ?? { start: './dist/main.js' })).toContain(`./dist/${started}.js`);
  });
});

describe.each(PROCESSES)('what runs $name', ({ name, variables, live, ready }) => {
  const container = read(`containers/${name}.Containerfile`);
  const unit = read(`systemd/crewdeck-${name}@.service`);

  it('sets variables that it has', () => {
    const set = [
      ...variablesIn(wordsAfter(container, 'ENV')),
      ...variablesIn(valuesOf(unit, 'Environment').map((line) => line.split(' '))),
    ];
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(set));
  });

  it('asks for life to restart it, and for readiness to send it traffic', () => {
    expect(container).toContain(`\${process.env.PORT}${live}\``);
    expect(valuesOf(unit, 'ExecStartPost')[0]).toMatch(new RegExp(`:%i${ready}$`));
  });

  it('gives it longer to stop than it takes at most', () => {
    const [, delay] = /SHUTDOWN_DELAY_MS=(\d+)/.exec(unit) ?? [];
    const longest = Number(delay) + Number(variables.SHUTDOWN_TIMEOUT_MS.parse(undefined));
    expect(Number(valuesOf(unit, 'TimeoutStopSec')[0]) * 1000).toBeGreaterThan(longest);
  });

  it('lets it write nowhere but into its own state', () => {
    const hardened = ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='];
    expect(unit.split('\n')).toEqual(expect.arrayContaining(hardened));
    expect(unit).not.toContain('ReadWritePaths');
  });
});

describe('the balancer', () => {
  const door = read('haproxy/tls.cfg');
  const numberAfter = (text: string, words: RegExp) => Number(new RegExp(`${words.source}(\\d+)`).exec(text)?.[1]);

  it('lets one address hold few of the connections that everybody has together', () => {
    const ofOne = numberAfter(door, /reject if \{ sc0_conn_cur gt /);
    expect(door).toContain('track-sc0 src,ipmask(32,64)');
    expect(ofOne * 20).toBeLessThan(numberAfter(door, /\n {4}maxconn /));
  });

  it('sends an edge no more than that takes, and ends headers that come byte by byte', () => {
    const web = read('haproxy/haproxy.cfg');
    const most = [...web.matchAll(/server edge\d .* maxconn (\d+)/g)].map(([, most]) => Number(most));
    expect(most).toHaveLength(2);
    for (const connections of most)
      expect(connections).toBeLessThan(Number(EDGE_VARIABLES.MAX_CONNECTIONS.parse(undefined)));
    for (const settings of [web, door]) expect(settings).toContain('timeout http-request 10s');
  });

  it('says what the API says when no API answers', () => {
    const [, answer = ''] = /http-error status 503 .* string '(.*)' hdr/.exec(read('haproxy/haproxy.cfg')) ?? [];
    expect(JSON.parse(answer)).toEqual(errorBody(new DomainError('server.unavailable'), '-'));
  });
});
