import { LIMITS, pathOf, type RELEASE_OUTCOMES, START_FAILURES } from '@crewdeck/contract';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { matchRoutes } from 'react-router-dom';
import { isPreviewed } from '../registry/page-registry.ts';
import { readRoutes } from '../registry/places.ts';

export type Outcome = (typeof RELEASE_OUTCOMES)[number];
/** A release that only this browser builds has its entry elsewhere. */
type Reported = Pick<PageRelease, 'module' | 'release'> & Partial<Pick<PageRelease, 'entry'>>;

/** As many as the API takes. */
const MOST_PER_REQUEST = 20;
const MOST_PER_PAGE_LOAD = 100;
/** Successes are batched for so long, in milliseconds. */
const COLLECTING_MS = 1_000;
const START: readonly Outcome[] = START_FAILURES;
/** Errors that the network, the API, a navigation or a page translator cause. */
const OTHERS_ERRORS = 'AbortError ApiError ChunkLoadError InvalidReplyError NetworkError NotFoundError'.split(' ');

const told = new Set<string>();
let waiting: object[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports the outcome of a release in this page load: once that it works or can't start, and each error once per route.
 * Previews are not reported.
 *
 * @param error its message is reported too
 */
export function report(release: Reported, outcome: Outcome, error?: unknown, route = routeNow()): void {
  const isOk = outcome === 'ok';
  const name = `${release.module}@${release.release}`;
  const key = isOk ? name : `${name} ${outcome} ${route}`;
  if (told.has(key) || told.size >= MOST_PER_PAGE_LOAD || !isCounted(release) || !isSeen(outcome)) return;
  told.add(key);
  // A release that can't start is no success, even where another part of it is drawn.
  if (START.includes(outcome)) told.add(name);
  const details = isOk ? {} : { route, message: messageOf(error) };
  waiting.push({ module: release.module, release: release.release, outcome, ...details });
  if (isOk && waiting.length < MOST_PER_REQUEST) timer ??= setTimeout(sendReports, COLLECTING_MS);
  else sendReports();
}

/** Pattern of the page that is open. The landing page has none. */
export function routeNow(): string | undefined {
  const path = matchRoutes(readRoutes(), window.location.pathname)?.at(-1)?.route.path;
  return path === '/' ? undefined : path;
}

/** Whether an error is a defect of the code. */
export function isOfTheCode(error: unknown): error is Error {
  return error instanceof Error && !OTHERS_ERRORS.includes(error.name);
}

/** Sends the batch before the page is hidden or unloaded. */
export function sendReportsOnLeaving(): void {
  window.addEventListener('pagehide', sendReports);
  document.addEventListener('visibilitychange', () => document.hidden && sendReports());
}

function isCounted({ module, release, entry }: Reported): boolean {
  const isBuiltHere = entry !== undefined && !entry.startsWith(`/modules/${module}/${release}/`);
  return !isBuiltHere && !isPreviewed({ module, release });
}

/** Browsers throttle hidden tabs, so only definite failures count there. */
function isSeen(outcome: Outcome): boolean {
  return !document.hidden || (START.includes(outcome) && outcome !== 'stuck');
}

function messageOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').slice(0, LIMITS.reportMessage);
}

function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ reports: waiting });
  waiting = [];
  // A lost report is not sent again.
  navigator.sendBeacon?.(pathOf('/api/release-reports'), new Blob([body], { type: 'application/json' }));
}
