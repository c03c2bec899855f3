import type { ReleaseEvent } from '@crewdeck/contract';

/** What an event did, in a few words, as in `live 1.4.2-ab12cd34 (was 1.4.1-cd34ef56)`. */
export function whatHappened({ action, release, previous, percent }: ReleaseEvent): string {
  const was = previous && previous !== release ? ` (was ${previous})` : '';
  switch (action) {
    case 'activate':
      return `live ${release}${was}`;
    case 'canary':
      return `canary ${release} for ${percent} %`;
    case 'halt_canary':
      return `canary ${release} taken back`;
    case 'rollback':
      return `rolled back to ${release}${was}`;
    case 'stop':
      return 'stopped';
    case 'resume':
      return 'resumed';
    case 'publish':
      return `published ${release}`;
    case 'prune':
      return `pruned ${release}`;
    case 'alarm':
      return `alarm about ${release}`;
  }
}
