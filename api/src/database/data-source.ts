import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { MemberEntity } from '../collaborations/member.entity.ts';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { InterestEntity } from '../interests/interest.entity.ts';
import { InviteEntity } from '../invites/invite.entity.ts';
import { InviteListEntity } from '../invites/invite-list.entity.ts';
import { DeployTokenEntity } from '../platform/auth/deploy-token.entity.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import { NetworkSaltEntity } from '../release-health/network-salt.entity.ts';
import { ReleaseHealthEntity } from '../release-health/release-health.entity.ts';
import { RegistryEntity } from '../releases/registry.entity.ts';
import { ReleaseEntity } from '../releases/release.entity.ts';
import { ReleaseChannelEntity } from '../releases/release-channel.entity.ts';
import { ReleaseEventEntity } from '../releases/release-event.entity.ts';
import { UserEntity } from '../users/user.entity.ts';
import { CreateUsers1763700000001 } from './migrations/1763700000001-create-users.ts';
import { CreateProjects1763700000002 } from './migrations/1763700000002-create-projects.ts';
import { CreateTeams1763700000003 } from './migrations/1763700000003-create-teams.ts';
import { CreateHackathons1763700000004 } from './migrations/1763700000004-create-hackathons.ts';
import { IndexOutstandingInvites1763700000009 } from './migrations/1763700000009-index-outstanding-invites.ts';
import { VersionInviteLists1763700000010 } from './migrations/1763700000010-version-invite-lists.ts';
import { HoldTeams1763700000011 } from './migrations/1763700000011-hold-teams.ts';
import { IndexSearchPieces1763700000012 } from './migrations/1763700000012-index-search-pieces.ts';
import { JoinSearchIndexes1763700000013 } from './migrations/1763700000013-join-search-indexes.ts';
import { CreateReleases1763700000014 } from './migrations/1763700000014-create-releases.ts';
import { CreateReleaseHealth1763700000015 } from './migrations/1763700000015-create-release-health.ts';
import { PiecesAcrossWords1763700000016 } from './migrations/1763700000016-pieces-across-words.ts';
import { DaysBesidePieces1763700000017 } from './migrations/1763700000017-days-beside-pieces.ts';
import { SteadyClient } from './steady-client.ts';

/**
 * Pages come from memory or a solid disk, so one by one costs little more than in a row. Compiling a statement or starting
 * workers for it takes longer than any of ours runs, and many run at once.
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** The schema changes by migration only; the list is written out because a bundle or a rename would break a glob. */
export function createDataSource({ url, poolSize, statementTimeoutMs }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    logging: false,
    migrationsTransactionMode: 'each',
    entities: [
      UserEntity,
      ProjectEntity,
      MemberEntity,
      InviteEntity,
      InviteListEntity,
      InterestEntity,
      HackathonEntity,
      ReleaseEntity,
      ReleaseChannelEntity,
      RegistryEntity,
      ReleaseEventEntity,
      DeployTokenEntity,
      ReleaseHealthEntity,
      NetworkSaltEntity,
    ],
    migrations: [
      CreateUsers1763700000001,
      CreateProjects1763700000002,
      CreateTeams1763700000003,
      CreateHackathons1763700000004,
      IndexOutstandingInvites1763700000009,
      VersionInviteLists1763700000010,
      HoldTeams1763700000011,
      IndexSearchPieces1763700000012,
      JoinSearchIndexes1763700000013,
      CreateReleases1763700000014,
      CreateReleaseHealth1763700000015,
      PiecesAcrossWords1763700000016,
      DaysBesidePieces1763700000017,
    ],
    applicationName: 'crewdeck-api',
    extra: {
      Client: SteadyClient,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      statement_timeout: statementTimeoutMs,
      options: PLANNER,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
}

/** The driver's pool, to be watched. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master;
}
