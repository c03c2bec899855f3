import { paths, type RELEASE_OUTCOMES, type REPORT_AUDIENCES } from '@crewdeck/contract';
import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';
import { readHostDocument } from '../../host-document.ts';

/** What this page saw of one release. It names no person. */
export interface Report {
  module: string;
  release: string;
  outcome: (typeof RELEASE_OUTCOMES)[number];
}

/** As many as the API takes at once. */
const MOST_PER_REQUEST = 20;
const MOST_PER_PAGE_LOAD = 100;
/** Good news waits for more of it, in milliseconds. */
const COLLECTING_MS = 1_000;

type Audience = (typeof REPORT_AUDIENCES)[number];

const told = new Set<string>();
let waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts an outcome, once in a page load for each `part` of a release. Failures leave at once. */
export function reportOutcome(report: Report, part: string): void {
  const key = [report.module, report.release, report.outcome, part].join(' ');
  if (told.has(key) || told.size >= MOST_PER_PAGE_LOAD) return;
  told.add(key);
  waiting.push(report);
  if (report.outcome === 'ok' && waiting.length < MOST_PER_REQUEST) timer ??= setTimeout(sendReports, COLLECTING_MS);
  else sendReports();
}

/** Sends what waits before the page is gone, or may be. */
export function sendReportsOnLeaving(): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && sendReports();
  window.addEventListener('pagehide', sendReports);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', sendReports);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  if (reports.length === 0) return;
  const ticket = readHostDocument().ticket ?? undefined;
  // Known before the provider has loaded; what fails for members only may keep it from ever loading.
  const audience: Audience = document.cookie.includes(`${SIGNED_IN_COOKIE}=`) ? 'member' : 'visitor';
  for (let start = 0; start < reports.length; start += MOST_PER_REQUEST) {
    send(JSON.stringify({ ticket, audience, reports: reports.slice(start, start + MOST_PER_REQUEST) }));
  }
}

/** A report that gets lost is not worth a second try, nor a word. */
function send(body: string): void {
  const type = 'application/json';
  if (navigator.sendBeacon?.(paths.releaseReports(), new Blob([body], { type }))) return;
  const request = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    keepalive: true,
    credentials: 'omit',
  } as const;
  fetch(paths.releaseReports(), request).catch(() => undefined);
}
