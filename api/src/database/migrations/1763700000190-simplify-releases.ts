import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateReleaseHealth1763700000015 } from './1763700000015-create-release-health.ts';
import { TellMoreNetworksApart1763700000024 } from './1763700000024-tell-more-networks-apart.ts';
import { CountReportsPerAudience1763700000025 } from './1763700000025-count-reports-per-audience.ts';
import { OwnPaths1763700000120 } from './1763700000120-own-paths.ts';
import { CreateReleaseLog1763700000130 } from './1763700000130-create-release-log.ts';
import { StepCanaries1763700000140 } from './1763700000140-step-canaries.ts';
import { TellForkedEdges1763700000145 } from './1763700000145-tell-forked-edges.ts';

/** What pages report, with place and browser; no log, no owned paths, no steps of canaries. Announced with a gap (ADR 40). */
export class SimplifyReleases1763700000190 implements MigrationInterface {
  name = 'SimplifyReleases1763700000190';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...GONE, REPORTS, REPORTS_BY_MINUTE, SIGHTINGS, SIGHTINGS_BY_TIME, QUEUE, ...ACTIONS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) await runner.query(statement);
    for (const Former of FORMER) await new Former().up(runner);
  }
}

const TABLES = ['release_log', 'release_paths', 'release_health'];
const COLUMNS = ['canary_steps', 'canary_pause_minutes', 'canary_stepped_at', 'canary_paused_at', 'canary_waits_for'];

const GONE = [
  ...TABLES.map((table) => `-- squawk-ignore ban-drop-table\nDROP TABLE ${table}`),
  'DROP FUNCTION refuse_edits_of_release_log',
  ...COLUMNS.map((column) => `-- squawk-ignore ban-drop-column\nALTER TABLE release_channels DROP COLUMN ${column}`),
  '-- squawk-ignore ban-drop-column\nALTER TABLE edges DROP COLUMN log',
];

const REPORTS = `
  CREATE TABLE release_reports (
    module text NOT NULL,
    release text NOT NULL,
    minute timestamptz NOT NULL,
    outcome text NOT NULL,
    route text NOT NULL,
    browser text NOT NULL,
    count integer NOT NULL,
    message text,
    CONSTRAINT release_reports_pk PRIMARY KEY (module, release, minute, outcome, route, browser)
  )`;
const REPORTS_BY_MINUTE = 'CREATE INDEX release_reports_by_minute ON release_reports (minute)';

const SIGHTINGS = `
  CREATE TABLE release_sightings (
    module text NOT NULL,
    release text NOT NULL,
    outcome text NOT NULL,
    network bytea NOT NULL,
    seen_at timestamptz NOT NULL,
    CONSTRAINT release_sightings_pk PRIMARY KEY (module, release, outcome, network)
  )`;
const SIGHTINGS_BY_TIME = 'CREATE INDEX release_sightings_by_time ON release_sightings (seen_at)';

const QUEUE = `
  SELECT pgboss.create_queue('mail_ops',
    '{ "policy": "standard", "retryLimit": 10, "retryDelay": 30, "retryBackoff": true, "expireInSeconds": 60 }')`;

// What has happened is not edited, only said in the words of now.
const ACTIONS = [
  'ALTER TABLE release_events DISABLE TRIGGER release_events_append_only',
  'ALTER TABLE release_events DROP CONSTRAINT release_events_action_known',
  `UPDATE release_events SET action = CASE action WHEN 'halt_canary' THEN 'end_canary' WHEN 'alarm' THEN 'alert' ELSE 'canary' END
   WHERE action IN ('halt_canary', 'alarm', 'pause_canary', 'continue_canary')`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_action_known CHECK (action IN (
     'publish', 'activate', 'canary', 'end_canary', 'rollback', 'stop', 'resume', 'prune', 'alert', 'preview', 'end_preview')) NOT VALID`,
  'ALTER TABLE release_events ENABLE TRIGGER release_events_append_only',
];

const UNDONE = [
  `SELECT pgboss.delete_queue('mail_ops')`,
  'DROP TABLE release_sightings',
  'DROP TABLE release_reports',
  // It is made again with what was dropped beside it.
  'DROP TABLE network_salts',
];

const FORMER = [
  CreateReleaseHealth1763700000015,
  TellMoreNetworksApart1763700000024,
  CountReportsPerAudience1763700000025,
  OwnPaths1763700000120,
  CreateReleaseLog1763700000130,
  StepCanaries1763700000140,
  TellForkedEdges1763700000145,
];
