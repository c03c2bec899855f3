import type { Figure } from './figure.ts';
import { BEST_FIT } from './figures/best-fit.ts';
import { entryBytes } from './figures/entry-bytes.ts';
import { exploreScriptBytes } from './figures/explore-script-bytes.ts';
import { hostileSockets } from './figures/hostile-sockets.ts';
import { liveStreams } from './figures/live-streams.ts';
import { LIVE_UPDATES } from './figures/live-updates.ts';
import { moduleBuildTime } from './figures/module-build-time.ts';
import { outboxWrites } from './figures/outbox-writes.ts';
import { overCapacity } from './figures/over-capacity.ts';
import { pollingUsers } from './figures/polling-users.ts';
import { redeployBytes } from './figures/redeploy-bytes.ts';
import { replicaSearches } from './figures/replica-searches.ts';
import { invitePoll, projectList, unchangedPoll } from './figures/requests.ts';
import { rollback } from './figures/rollback.ts';
import { directorySearch, projectSearch } from './figures/searches.ts';
import { SLOW_LOADS } from './figures/slow-loads.ts';
import { threeApis } from './figures/three-apis.ts';

/** In the order in which they are measured: what shares a preparation stands together. */
export const FIGURES: readonly Figure[] = [
  // In the browser.
  ...SLOW_LOADS,
  exploreScriptBytes,
  redeployBytes,
  entryBytes,
  moduleBuildTime,

  // In the API.
  projectList,
  invitePoll,
  unchangedPoll,
  pollingUsers,
  directorySearch,
  projectSearch,
  ...BEST_FIT,
  outboxWrites,

  // Of what others do.
  ...LIVE_UPDATES,
  liveStreams,

  // With more than one machine.
  threeApis,
  replicaSearches,

  // Under attack.
  hostileSockets,
  overCapacity,

  // Of releases.
  rollback,
];
