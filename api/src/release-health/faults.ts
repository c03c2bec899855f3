import { type RELEASE_OUTCOMES, START_FAILURES } from '@crewdeck/contract';
import { OUTCOME_TEXTS } from '@crewdeck/releases/texts';

export type Outcome = Exclude<(typeof RELEASE_OUTCOMES)[number], 'ok'>;

/** One kind of failure of a release, with the page, browser and message that were reported most often. */
export interface Fault {
  readonly outcome: Outcome;
  readonly networks: number;
  readonly route: string | null;
  readonly browser: string | null;
  readonly message: string | null;
}

/**
 * Networks that reported on a release within {@link WINDOW_MINUTES}. A network is an IPv4 address or a /48 of IPv6, and may be in
 * both counts.
 */
export interface SeenRelease {
  /** Where it started. */
  readonly ok: number;
  /** Where it could not start. */
  readonly cantStart: number;
  /** The most frequent first. */
  readonly faults: readonly Fault[];
}

export interface SeenModule {
  readonly module: string;
  /** All networks that reported on any release of the module, with any outcome, also before that release was out. */
  readonly networks: number;
  readonly releases: Readonly<Record<string, SeenRelease>>;
}

export const WINDOW_MINUTES = 5;
const SEEN_NOTHING: SeenRelease = { ok: 0, cantStart: 0, faults: [] };
/** One or two networks may have a cause of their own, such as a browser extension. */
const FEWEST_TO_ALERT = 3;
/** On a large site something always fails for somebody. */
const SMALLEST_SHARE = 0.01;

/** What networks saw of a release of the module. */
export function seenOf(seen: SeenModule, release: string): SeenRelease {
  return seen.releases[release] ?? SEEN_NOTHING;
}

/** Faults frequent enough to tell ops about, the most frequent first. */
export function notableFaults({ ok, cantStart, faults }: SeenRelease): Fault[] {
  const fewest = Math.max(FEWEST_TO_ALERT, SMALLEST_SHARE * (ok + cantStart));
  return faults.filter(({ networks }) => networks >= fewest);
}

export function isStartFailure(outcome: Outcome): boolean {
  return (START_FAILURES as readonly string[]).includes(outcome);
}

/** `1.5.0-… throws an error, on /projects/:id`: the same for the same release, outcome and page. */
export function headlineOf(release: string, { outcome, route }: Pick<Fault, 'outcome' | 'route'>): string {
  return `${release} ${OUTCOME_TEXTS[outcome]}${route ? `, on ${route}` : ''}`;
}

/** The headline with figures, browser and message. */
export function sentenceOf(release: string, fault: Fault, { networks }: Pick<SeenModule, 'networks'>): string {
  const figures = `${fault.networks} of ${networks} networks in the last ${WINDOW_MINUTES} minutes`;
  const browser = fault.browser ? `, mostly ${fault.browser}` : '';
  const message = fault.message ? ` “${fault.message}”` : '';
  return `${headlineOf(release, fault)}: ${figures}${browser}.${message}`;
}
