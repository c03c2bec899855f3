import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '#bin/checkout.mjs';
import { VARIABLES as API_VARIABLES } from '../../../api/src/platform/config/variables.ts';
import { VARIABLES as EDGE_VARIABLES } from '../../../edge/src/variables.ts';

interface Service {
  image: string;
  environment: Record<string, string | number>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  stop_grace_period?: string;
}

const DEPLOY = join(ROOT, 'deploy');
const text = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');
const example = readFileSync(join(DEPLOY, 'compose.env.example'), 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const all = Object.entries(services);
const IMAGES: Record<string, string> = {
  'crewdeck-api': 'containers/api.Containerfile',
  'crewdeck-edge': 'containers/edge.Containerfile',
  'crewdeck-engines': 'engines/Containerfile',
};

function ofImage(image: string): Service[] {
  return Object.values(services).filter((service) => service.image === image);
}

function matches(where: string, pattern: RegExp): string[] {
  return [...new Set([...where.matchAll(pattern)].map(([, found = '']) => found))].sort();
}

describe('the compose file', () => {
  it('is two edges and three APIs, a primary and a replica, HAProxy and etcd', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['api1', 'api2', 'api3', 'db1', 'db2', 'edge1', 'edge2', 'etcd', 'haproxy'].sort(),
    );
  });

  it.each(all)('lets %s write nowhere but into its own volumes, and become nobody else', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it.each(all)('gives %s what is there', (_name, { image, volumes: mounts = [], depends_on = {} }) => {
    expect(existsSync(join(DEPLOY, IMAGES[image] ?? 'none'))).toBe(true);
    const files = mounts.map((mount) => mount.split(':')[0] ?? '').filter((source) => source.startsWith('./'));
    expect(files.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
    const named = mounts.map((mount) => mount.split(':')[0] ?? '').filter((source) => /^\w+$/.test(source));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  });

  it.each([
    ['crewdeck-api', API_VARIABLES],
    ['crewdeck-edge', EDGE_VARIABLES],
  ])('sets variables that %s has, and time enough to stop', (image, variables) => {
    for (const { environment, stop_grace_period = '0s' } of ofImage(image)) {
      const own = Object.keys(environment).filter((name) => !name.startsWith('AWS_'));
      expect(Object.keys(variables)).toEqual(expect.arrayContaining(own));
      const longest = Number(environment.SHUTDOWN_DELAY_MS) + Number(variables.SHUTDOWN_TIMEOUT_MS.parse(undefined));
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(longest);
    }
  });

  it.each(['api', 'edge'])('gives each %s the store of releases, and the keys to it', (name) => {
    const store = matches(example, /^(RELEASES_STORE|AWS_\w+)=/gm);
    for (const { environment } of ofImage(`crewdeck-${name}`))
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(store));
  });

  it.each([
    ['api', 'PORT'],
    ['edge', 'METRICS_PORT'],
  ])('listens where Prometheus asks for the figures of each %s', (name, port) => {
    const prometheus = parse(readFileSync(join(DEPLOY, 'prometheus/prometheus.yml'), 'utf8'));
    const job = prometheus.scrape_configs.find((one: { job_name: string }) => one.job_name === name);
    const listening = ofImage(`crewdeck-${name}`).map(({ environment }) => `127.0.0.1:${environment[port]}`);
    expect(job.static_configs[0].targets).toEqual(listening);
  });

  it('has no secret in it, and asks for what its example names', () => {
    expect(matches(text, /\$\{(\w+)/g)).toEqual(matches(example, /^(\w+)=/gm));
    expect(matches(example, /^(\w+)=.+$/gm)).toEqual(['HTTPS_PORT']);
    expect(text).not.toMatch(/(PASSWORD|KEYS?|SECRETS?): (?!\$\{)/);
  });

  it.each(['edges', 'apis'])('has HAProxy let %s that are not ready end what they have', (name) => {
    // What stands in defaults does not hold for a backend with a check of its own.
    const [, backend = ''] = readFileSync(join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8').split(`\nbackend ${name}\n`);
    expect(backend.split('\n\n')[0]).toContain('http-check expect status 200 error-status L7OKC');
  });

  it('tells HAProxy where everybody listens', () => {
    const { environment } = services.haproxy as Service;
    const settings = ['haproxy.cfg', 'tls.cfg'].map((file) => readFileSync(join(DEPLOY, 'haproxy', file), 'utf8'));
    expect(Object.keys(environment).sort()).toEqual(matches(settings.join('\n'), /\$\{(\w+)\}/g));
    const portOf = (name: string) => services[name]?.environment.PORT;
    expect([1, 2].map((n) => environment[`EDGE_${n}_PORT`])).toEqual(['edge1', 'edge2'].map(portOf));
    expect([1, 2, 3].map((n) => environment[`API_${n}_PORT`])).toEqual(['api1', 'api2', 'api3'].map(portOf));
    const listens = (n: number) => services[`db${n}`]?.environment;
    for (const n of [1, 2]) {
      expect(listens(n)?.PATRONI_POSTGRESQL_LISTEN).toBe(`127.0.0.1:${environment[`DB_${n}_PORT`]}`);
      expect(listens(n)?.PATRONI_RESTAPI_LISTEN).toBe(`127.0.0.1:${environment[`DB_${n}_REST_PORT`]}`);
    }
  });
});
