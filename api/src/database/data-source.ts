import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseClient } from './database-client.ts';
import type { EntityClasses } from './entities.decorator.ts';
import { CreateUsers1763700000001 } from './migrations/1763700000001-create-users.ts';
import { CreateProjects1763700000002 } from './migrations/1763700000002-create-projects.ts';
import { CreateTeams1763700000003 } from './migrations/1763700000003-create-teams.ts';
import { CreateHackathons1763700000004 } from './migrations/1763700000004-create-hackathons.ts';
import { CreateReleases1763700000014 } from './migrations/1763700000014-create-releases.ts';
import { CreateReleaseHealth1763700000015 } from './migrations/1763700000015-create-release-health.ts';
import { AddReleaseDigests1763700000016 } from './migrations/1763700000016-add-release-digests.ts';
import { CreateReleasePreviews1763700000017 } from './migrations/1763700000017-create-release-previews.ts';
import { ConfirmEmails1763700000018 } from './migrations/1763700000018-confirm-emails.ts';
import { CreateEdges1763700000022 } from './migrations/1763700000022-create-edges.ts';
import { TellMoreNetworksApart1763700000024 } from './migrations/1763700000024-tell-more-networks-apart.ts';
import { CountReportsPerAudience1763700000025 } from './migrations/1763700000025-count-reports-per-audience.ts';
import { NameTheHackathonOfAProject1763700000034 } from './migrations/1763700000034-name-the-hackathon-of-a-project.ts';
import { SearchAndCountTeamsOfProjects1763700000035 } from './migrations/1763700000035-search-and-count-teams-of-projects.ts';
import { OrderListsByWhoLooks1763700000036 } from './migrations/1763700000036-order-lists-by-who-looks.ts';
import { BlockAndReport1763700000037 } from './migrations/1763700000037-block-and-report.ts';
import { LetOwnersDeleteTheirAccount1763700000038 } from './migrations/1763700000038-let-owners-delete-their-account.ts';
import { LetInvitesInterestAndPlacesEnd1763700000040 } from './migrations/1763700000040-let-invites-interest-and-places-end.ts';
import { CloseInterestThatWouldHang1763700000041 } from './migrations/1763700000041-close-interest-that-would-hang.ts';
import { RenewListsOfWhoIsBlocked1763700000042 } from './migrations/1763700000042-renew-lists-of-who-is-blocked.ts';
import { PartNewOwnersFromInterestOfBlocked1763700000043 } from './migrations/1763700000043-part-new-owners-from-interest-of-blocked.ts';
import { TellPeopleWhatHappens1763700000050 } from './migrations/1763700000050-tell-people-what-happens.ts';
import { HideAndSuspend1763700000060 } from './migrations/1763700000060-hide-and-suspend.ts';
import { ListWhatIsNotHidden1763700000061 } from './migrations/1763700000061-list-what-is-not-hidden.ts';
import { CountForAllProcesses1763700000070 } from './migrations/1763700000070-count-for-all-processes.ts';
import { PauseInvites1763700000071 } from './migrations/1763700000071-pause-invites.ts';
import { CountInvitesThatWait1763700000072 } from './migrations/1763700000072-count-invites-that-wait.ts';
import { LookBlocksUpEachWay1763700000073 } from './migrations/1763700000073-look-blocks-up-each-way.ts';
import { TellWhatChangedSince1763700000080 } from './migrations/1763700000080-tell-what-changed-since.ts';
import { FindWhatChangedSince1763700000081 } from './migrations/1763700000081-find-what-changed-since.ts';
import { HandEventsOver1763700000085 } from './migrations/1763700000085-hand-events-over.ts';
import { PushToBrowsers1763700000090 } from './migrations/1763700000090-push-to-browsers.ts';
import { QueuePushes1763700000091 } from './migrations/1763700000091-queue-pushes.ts';
import { KeepWhoAnswersQuickly1763700000095 } from './migrations/1763700000095-keep-who-answers-quickly.ts';
import { RenewListsOfWhoIsHidden1763700000096 } from './migrations/1763700000096-renew-lists-of-who-is-hidden.ts';
import { TellNewOwnersWhoWaits1763700000097 } from './migrations/1763700000097-tell-new-owners-who-waits.ts';
import { FindWholeEntries1763700000098 } from './migrations/1763700000098-find-whole-entries.ts';
import { SayTimeAndRoles1763700000100 } from './migrations/1763700000100-say-time-and-roles.ts';
import { LookForTeams1763700000105 } from './migrations/1763700000105-look-for-teams.ts';
import { ProposeTeams1763700000106 } from './migrations/1763700000106-propose-teams.ts';
import { AskWhoIsStillThere1763700000110 } from './migrations/1763700000110-ask-who-is-still-there.ts';
import { OwnPaths1763700000120 } from './migrations/1763700000120-own-paths.ts';
import { CreateReleaseLog1763700000130 } from './migrations/1763700000130-create-release-log.ts';
import { StepCanaries1763700000140 } from './migrations/1763700000140-step-canaries.ts';
import { TellForkedEdges1763700000145 } from './migrations/1763700000145-tell-forked-edges.ts';
import { AskWhoGoesOn1763700000170 } from './migrations/1763700000170-ask-who-goes-on.ts';
import { FindWhoGoesOn1763700000180 } from './migrations/1763700000180-find-who-goes-on.ts';
import { SimplifyReleases1763700000190 } from './migrations/1763700000190-simplify-releases.ts';
import { CountWhatIdentitiesDo1763700000200 } from './migrations/1763700000200-count-what-identities-do.ts';
import { ReportOnceByIdentity1763700000201 } from './migrations/1763700000201-report-once-by-identity.ts';
import { KeepNamesAsOfTheEvent1763700000210 } from './migrations/1763700000210-keep-names-as-of-the-event.ts';
import { FindWhoSaidIt1763700000211 } from './migrations/1763700000211-find-who-said-it.ts';
import { KeepWhoBrokeProposals1763700000220 } from './migrations/1763700000220-keep-who-broke-proposals.ts';
import { PausePushServices1763700000230 } from './migrations/1763700000230-pause-push-services.ts';
import { LockPeopleBeforeLists1763700000240 } from './migrations/1763700000240-lock-people-before-lists.ts';
import { QueueJobs1763700000250 } from './migrations/1763700000250-queue-jobs.ts';
import { KeepLifetimes1763700000270 } from './migrations/1763700000270-keep-lifetimes.ts';
import { FindWhatExpires1763700000271 } from './migrations/1763700000271-find-what-expires.ts';
import { ForgetWhoAnswersQuickly1763700000272 } from './migrations/1763700000272-forget-who-answers-quickly.ts';
import { FindOpenReports1763700000280 } from './migrations/1763700000280-find-open-reports.ts';
import { FindLatestDecisions1763700000281 } from './migrations/1763700000281-find-latest-decisions.ts';
import { FindUndecidedDepartures1763700000282 } from './migrations/1763700000282-find-undecided-departures.ts';
import { FindOpenProposals1763700000283 } from './migrations/1763700000283-find-open-proposals.ts';
import { FindKeysOfParts1763700000284 } from './migrations/1763700000284-find-keys-of-parts.ts';
import { AskOnlyInOpenProjects1763700000285 } from './migrations/1763700000285-ask-only-in-open-projects.ts';
import { FindPartsOfIdentities1763700000286 } from './migrations/1763700000286-find-parts-of-identities.ts';
import { EndFromServices1763700000291 } from './migrations/1763700000291-end-from-services.ts';
import { CountInFixedWindows1763700000292 } from './migrations/1763700000292-count-in-fixed-windows.ts';
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
      CreateUsers1763700000001,
      CreateProjects1763700000002,
      CreateTeams1763700000003,
      CreateHackathons1763700000004,
      CreateReleases1763700000014,
      CreateReleaseHealth1763700000015,
      AddReleaseDigests1763700000016,
      CreateReleasePreviews1763700000017,
      ConfirmEmails1763700000018,
      CreateEdges1763700000022,
      TellMoreNetworksApart1763700000024,
      CountReportsPerAudience1763700000025,
      NameTheHackathonOfAProject1763700000034,
      SearchAndCountTeamsOfProjects1763700000035,
      OrderListsByWhoLooks1763700000036,
      BlockAndReport1763700000037,
      LetOwnersDeleteTheirAccount1763700000038,
      LetInvitesInterestAndPlacesEnd1763700000040,
      CloseInterestThatWouldHang1763700000041,
      RenewListsOfWhoIsBlocked1763700000042,
      PartNewOwnersFromInterestOfBlocked1763700000043,
      TellPeopleWhatHappens1763700000050,
      HideAndSuspend1763700000060,
      ListWhatIsNotHidden1763700000061,
      CountForAllProcesses1763700000070,
      PauseInvites1763700000071,
      CountInvitesThatWait1763700000072,
      LookBlocksUpEachWay1763700000073,
      TellWhatChangedSince1763700000080,
      FindWhatChangedSince1763700000081,
      HandEventsOver1763700000085,
      PushToBrowsers1763700000090,
      QueuePushes1763700000091,
      KeepWhoAnswersQuickly1763700000095,
      RenewListsOfWhoIsHidden1763700000096,
      TellNewOwnersWhoWaits1763700000097,
      FindWholeEntries1763700000098,
      SayTimeAndRoles1763700000100,
      LookForTeams1763700000105,
      ProposeTeams1763700000106,
      AskWhoIsStillThere1763700000110,
      OwnPaths1763700000120,
      CreateReleaseLog1763700000130,
      StepCanaries1763700000140,
      TellForkedEdges1763700000145,
      AskWhoGoesOn1763700000170,
      FindWhoGoesOn1763700000180,
      SimplifyReleases1763700000190,
      KeepNamesAsOfTheEvent1763700000210,
      FindWhoSaidIt1763700000211,
      CountWhatIdentitiesDo1763700000200,
      ReportOnceByIdentity1763700000201,
      KeepWhoBrokeProposals1763700000220,
      PausePushServices1763700000230,
      LockPeopleBeforeLists1763700000240,
      QueueJobs1763700000250,
      KeepLifetimes1763700000270,
      FindWhatExpires1763700000271,
      ForgetWhoAnswersQuickly1763700000272,
      FindOpenReports1763700000280,
      FindLatestDecisions1763700000281,
      FindUndecidedDepartures1763700000282,
      FindOpenProposals1763700000283,
      FindKeysOfParts1763700000284,
      AskOnlyInOpenProjects1763700000285,
      FindPartsOfIdentities1763700000286,
      EndFromServices1763700000291,
      CountInFixedWindows1763700000292,
    ],
    applicationName: 'crewdeck-api',
    extra: connectionSettings({ statementTimeoutMs }),
  });
}

/** The driver's pool, to be watched. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master;
}
