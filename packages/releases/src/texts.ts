import type { ReleaseEvent, ReleaseFailure } from '@crewdeck/contract';

const UNITS = [
  ['days', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;
/** Two days are said in hours, two hours in minutes: "36 h" tells more than "1 day". */
const MOST_OF_SMALLER = 2;
const SMALL_PERCENT = 10;

/** How long ago something was, in one figure: `40 s`, `12 min`, `36 h`, `5 days`. `now` is in milliseconds. */
export function ageText(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size * MOST_OF_SMALLER) ?? ['s', 1];
  return `${Math.floor(seconds / size)} ${unit}`;
}

/** `23 %`, `0.4 %`; never `0 %` of something that did fail, never `100 %` of something that did not wholly. */
export function percentText(rate: number): string {
  const percent = rate * 100;
  if (percent === 0) return '0 %';
  if (percent < 0.1) return '< 0.1 %';
  if (percent < SMALL_PERCENT) return `${Number(percent.toFixed(1))} %`;
  if (percent < 100) return `${Math.min(99, Math.round(percent))} %`;
  return '100 %';
}

/** `1,204`. */
export function countText(count: number): string {
  return count.toLocaleString('en-GB');
}

/** What an outcome means, as the rest of a sentence about a release. */
export const OUTCOME_TEXTS = {
  load: 'can’t start: a file does not load',
  integrity: 'can’t start: a file has other bytes than were published',
  contract: 'can’t start: it does not fit the shell',
  crash: 'can’t start: it throws before its first rendering',
  stuck: 'can’t start: its files arrive and it never begins',
  timeout: 'arrives too late',
  error: 'throws an error',
  empty: 'leaves the page empty',
  call: 'gets no answer from the API to its first call',
  busy: 'blocks the main thread',
} as const satisfies Record<ReleaseFailure['outcome'], string>;

/** Who did it, as the beginning of a sentence. */
export function actorText(actor: string): string {
  return actor === 'guard' ? 'The guard' : actor;
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
    case 'end_canary':
      return `ended the canary ${it}`;
    case 'rollback':
      return previous && previous !== release ? `rolled back from ${previous} to ${it}` : `rolled back to ${it}`;
    case 'stop':
      return 'stopped it';
    case 'resume':
      return 'resumed it';
    case 'prune':
      return `removed ${it} from the store`;
    case 'preview':
      return `made a link to a preview of ${it}`;
    case 'end_preview':
      return `ended a preview of ${it}`;
    case 'alert':
      return `alerted ops about ${it}`;
  }
}
