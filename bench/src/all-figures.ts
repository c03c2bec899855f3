import type { Figure } from './figure.ts';
import { directorySearch } from './figures/directory-search.ts';
import { entryBytes } from './figures/entry-bytes.ts';
import { exploreInteractiveCold } from './figures/explore-interactive-cold.ts';
import { exploreInteractiveWarm } from './figures/explore-interactive-warm.ts';
import { exploreListCold } from './figures/explore-list-cold.ts';
import { explorePaintCold } from './figures/explore-paint-cold.ts';
import { explorePaintWarm } from './figures/explore-paint-warm.ts';
import { exploreScriptBytes } from './figures/explore-script-bytes.ts';
import { invitePoll } from './figures/invite-poll.ts';
import { landingPaintCold } from './figures/landing-paint-cold.ts';
import { moduleBuildTime } from './figures/module-build-time.ts';
import { pollingUsers } from './figures/polling-users.ts';
import { projectList } from './figures/project-list.ts';
import { projectSearch } from './figures/project-search.ts';
import { redeployBytes } from './figures/redeploy-bytes.ts';
import { rollback } from './figures/rollback.ts';
import { unchangedPoll } from './figures/unchanged-poll.ts';

/** In the order in which they are measured: what shares a preparation stands together. */
export const FIGURES: readonly Figure[] = [
  // In the browser.
  explorePaintCold,
  explorePaintWarm,
  exploreListCold,
  exploreInteractiveCold,
  exploreInteractiveWarm,
  exploreScriptBytes,
  landingPaintCold,
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

  // Of releases.
  rollback,
];
