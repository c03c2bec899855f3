import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { TestApi } from '../src/testing/test-api.ts';
import { EdgeProcess } from './edge-process.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
}

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** `api` → the names of what is asked of it. Rules of our own have no job, and `up` is Prometheus' word. */
function namesByJob(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of queries.join('\n').matchAll(/([a-z_][a-z0-9_]*)\{([^}]*)\}/g)) {
    for (const job of /job=~?"([^"]+)"/.exec(labels)?.[1]?.split('|') ?? []) {
      if (name !== 'up') names.set(job, (names.get(job) ?? new Set()).add(name));
    }
  }
  return names;
}

/** As Prometheus reads them: a histogram is three. */
function namesIn(figures: string): Set<string> {
  const typed = [...figures.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    typed.flatMap(([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name])),
  );
}

const missingOf = (job: string, figures: string) =>
  [...(namesByJob().get(job) ?? [])].filter((name) => !namesIn(figures).has(name));

describe('what alerts and dashboard ask for', () => {
  it('is what the API shows', async () => {
    const api = await TestApi.start();
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    await api.stop();
    expect(missingOf('api', figures)).toEqual([]);
    expect(namesByJob().get('api')?.size).toBeGreaterThan(8);
  });

  it('is what an edge shows', async () => {
    const edge = await EdgeProcess.start({});
    const figures = await (await fetch(edge.figuresUrl)).text();
    await edge.stop();
    expect(missingOf('edge', figures)).toEqual([]);
    expect(namesByJob().get('edge')?.size).toBeGreaterThan(8);
  });

  it('says whom, and takes from rules only what they record', () => {
    expect([...namesByJob().keys()].sort()).toEqual(['api', 'edge', 'node']);
    const recorded = rules.flatMap(({ record }) => record ?? []);
    const taken = queries.join('\n').match(/[a-z_]+(:[a-z0-9_]+)+/g) ?? [];
    expect(taken.filter((name) => !recorded.includes(name))).toEqual([]);
    const withoutJob = [...queries.join('\n').matchAll(/([a-z_][a-z0-9_:]*)\{(?![^}]*job=)/g)].map(
      ([, name = '']) => name,
    );
    expect(withoutJob.filter((name) => !recorded.includes(name))).toEqual([]);
  });
});

describe('an alert', () => {
  const alerts = rules.flatMap(({ alert }) => alert ?? []);
  const { tests } = parse(read('deploy/prometheus/alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };

  it('has its line with a first step in docs/watch.md, and there is none for any other', () => {
    const [, section = ''] = read('docs/watch.md').split('## Alerts');
    const lines = [...section.matchAll(/^\| `(\w+)` +\| (?:yes|no) +\| \S.{20}/gm)].map(([, name]) => name);
    expect(lines.sort()).toEqual([...alerts].sort());
  });

  it('has a test that makes it fire', () => {
    const fired = tests.flatMap((test) => test.alert_rule_test).filter(({ exp_alerts }) => exp_alerts?.length);
    expect(fired.map(({ alertname }) => alertname).sort()).toEqual([...alerts].sort());
  });
});

it.each([
  'prometheus/prometheus.yml',
  'grafana/provisioning/datasources/prometheus.yaml',
  'grafana/provisioning/dashboards/crewdeck.yaml',
])('deploy/%s is YAML', (path) => expect(parse(read(`deploy/${path}`))).toEqual(expect.any(Object)));
