import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `node deploy/check-figures.mjs`: Prometheus' own tool (promtool) reads the settings, the rules and the queries of the
// dashboard, and runs the tests of the alerts.

const fileHere = (path) => new URL(path, import.meta.url).pathname;

const { panels } = JSON.parse(readFileSync(fileHere('grafana/dashboard.json'), 'utf8'));
const queries = panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
);
const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const rules = queries.map((expr, place) => ({ record: `query:${place}`, expr }));
// JSON is YAML.
writeFileSync(join(folder, 'dashboard.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));

const checks = [
  ['check', 'config', fileHere('prometheus/prometheus.yml')],
  ['check', 'rules', join(folder, 'dashboard.yml')],
  ['test', 'rules', fileHere('prometheus/alerts.test.yml')],
];
const results = checks.map((check) => spawnSync('promtool', check, { stdio: 'inherit' }));
rmSync(folder, { recursive: true });
if (results.some(({ error }) => error)) console.error('There is no promtool. It is part of the package prometheus.');
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
