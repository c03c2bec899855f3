import type { ReleaseEvent } from '@crewdeck/contract';

const GUARD = 'guard';

/** Who did it, as the beginning of a sentence. */
export function actorText(actor: string): string {
  return actor === GUARD ? 'The guard' : actor;
}

/** What happened, as the rest of the sentence: `rolled back from 1.5.0-… to 1.4.2-…`. */
export function eventText({ action, release, previous, percent }: ReleaseEvent): string {
  const it = release ?? 'it';
  switch (action) {
    case 'publish':
      return `published ${it}`;
    case 'activate':
      return previous && previous !== release ? `made ${it} live, in place of ${previous}` : `made ${it} live`;
    case 'canary':
      return percent === null ? `began a canary with ${it}` : `gave ${it} to ${percent} % of the browsers`;
    case 'halt_canary':
      return `halted the canary ${it}`;
    case 'rollback':
      return previous ? `rolled back from ${previous} to ${it}` : `rolled back to ${it}`;
    case 'stop':
      return 'stopped it';
    case 'resume':
      return 'resumed it';
    case 'prune':
      return `removed ${it} from the store`;
    case 'alarm':
      return `raised an alarm about ${it}`;
  }
}
