import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseClient } from './database-client.ts';
import type { EntityClasses } from './entities.decorator.ts';
import { Baseline1763700000289 } from './migrations/1763700000289-baseline.ts';
import { TeamLinks1763800000000 } from './migrations/1763800000000-team-links.ts';
import { TeamNotes1763800000001 } from './migrations/1763800000001-team-notes.ts';
import { NoteReports1763800000002 } from './migrations/1763800000002-note-reports.ts';
import { TeamMeetings1763800000010 } from './migrations/1763800000010-team-meetings.ts';
import { Calendars1763800000011 } from './migrations/1763800000011-calendars.ts';
import { FinishedProjects1763800000020 } from './migrations/1763800000020-finished-projects.ts';
import { InviteReminders1763800000021 } from './migrations/1763800000021-invite-reminders.ts';
import { FinishedList1763800000022 } from './migrations/1763800000022-finished-list.ts';
import { Pictures1763800000030 } from './migrations/1763800000030-pictures.ts';
import { Webhooks1763900000000 } from './migrations/1763900000000-webhooks.ts';
import { TimeZones1763900000010 } from './migrations/1763900000010-time-zones.ts';
import { Organisers1763900000020 } from './migrations/1763900000020-organisers.ts';
import { NamedParticipants1763900000021 } from './migrations/1763900000021-named-participants.ts';
import { EmailChanges1763900000030 } from './migrations/1763900000030-email-changes.ts';
import { InterestRoles1763900000031 } from './migrations/1763900000031-interest-roles.ts';
import { Wishes1763900000040 } from './migrations/1763900000040-wishes.ts';
import { EventZones1763900000050 } from './migrations/1763900000050-event-zones.ts';
import { ShownFits1763900000051 } from './migrations/1763900000051-shown-fits.ts';
import { EmailsForOrganisers1763900000052 } from './migrations/1763900000052-emails-for-organisers.ts';
import { Covers1763900000060 } from './migrations/1763900000060-covers.ts';
import { FormerOwners1763900000061 } from './migrations/1763900000061-former-owners.ts';
import { TimesOfMeetings1763900000070 } from './migrations/1763900000070-times-of-meetings.ts';
import { EditedHackathons1763900000071 } from './migrations/1763900000071-edited-hackathons.ts';
import { ProposalAlternatives1763900000080 } from './migrations/1763900000080-proposal-alternatives.ts';
import { BareProfiles1763900000090 } from './migrations/1763900000090-bare-profiles.ts';
import { AvailableFirst1796000000020 } from './migrations/1796000000020-available-first.ts';
import { FinishedAt1796000000021 } from './migrations/1796000000021-finished-at.ts';
import { SearchableTexts1796000000030 } from './migrations/1796000000030-searchable-texts.ts';
import { EndedSearches1796000000040 } from './migrations/1796000000040-ended-searches.ts';
import { OneConnectionDataSource } from './one-connection.ts';

/**
 * Pages come from memory or a solid disk, so one by one costs little more than in a row. Compiling a statement or starting
 * workers for it takes longer than any of ours runs, and many run at once. With less memory the index of texts would keep pages
 * instead of rows for what many have, and make the pieces of every row in them again: half a minute instead of a second.
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB';

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** What every connection of a process has, to the primary and to its replicas. */
export function connectionSettings({ statementTimeoutMs }: Pick<DatabaseOptions, 'statementTimeoutMs'>) {
  return {
    Client: DatabaseClient,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    options: PLANNER,
    // A process that hangs in the middle of a transaction holds its locks for no longer.
    idle_in_transaction_session_timeout: 2_000,
  };
}

/** The schema changes by migration only; the list is written out because a bundle or a rename would break a glob. */
export function createDataSource(
  { url, poolSize, statementTimeoutMs }: DatabaseOptions,
  entities: EntityClasses,
): DataSource {
  return new OneConnectionDataSource({
    type: 'postgres',
    url,
    poolSize,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    logging: false,
    migrationsTransactionMode: 'each',
    entities: [...entities],
    migrations: [
      Baseline1763700000289,
      TeamLinks1763800000000,
      TeamNotes1763800000001,
      NoteReports1763800000002,
      TeamMeetings1763800000010,
      Calendars1763800000011,
      FinishedProjects1763800000020,
      InviteReminders1763800000021,
      FinishedList1763800000022,
      Pictures1763800000030,
      Webhooks1763900000000,
      TimeZones1763900000010,
      Organisers1763900000020,
      NamedParticipants1763900000021,
      EmailChanges1763900000030,
      InterestRoles1763900000031,
      Wishes1763900000040,
      EventZones1763900000050,
      ShownFits1763900000051,
      EmailsForOrganisers1763900000052,
      Covers1763900000060,
      FormerOwners1763900000061,
      TimesOfMeetings1763900000070,
      EditedHackathons1763900000071,
      ProposalAlternatives1763900000080,
      BareProfiles1763900000090,
      AvailableFirst1796000000020,
      FinishedAt1796000000021,
      SearchableTexts1796000000030,
      EndedSearches1796000000040,
    ],
    applicationName: 'crewdeck-api',
    extra: connectionSettings({ statementTimeoutMs }),
  });
}

/** The driver's pool, to be watched. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master;
}
