import { onCallFlood, onFirstCallFailure } from '@crewdeck/module-sdk/host';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { readModule } from '../registry/page-registry.ts';
import { isOfTheCode, type Outcome, report } from './report.ts';

/** Address of a stack's top frame: `at draw (https://…/12.js:1:234)` in Chrome, `draw@https://…/12.js:1:234` elsewhere. */
const TOP_FRAME = /([^\s(@]+):\d+:\d+\)?$/m;

/** Reports unhandled errors of modules, and failed first calls of their pages. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  onFirstCallFailure(reporterOf('call'));
  onCallFlood(reporterOf('error'));
}

const reporterOf = (outcome: Outcome) => (name: string, message: string) => {
  const release = releaseNamed(name);
  if (release) report(release, outcome, message);
};

/** Reports an error only if a module's own file threw it, not a browser extension or the shell. */
function tell(error: unknown): void {
  if (!isOfTheCode(error)) return;
  const release = releaseNamed(ownerOf(error));
  if (release) report(release, 'error', error);
}

/** Name of the release; `undefined@undefined` of any other file. */
function ownerOf(error: Error): string {
  const [, file = ''] = TOP_FRAME.exec(error.stack?.replace(String(error), '') ?? '') ?? [];
  const folder = `${window.location.origin}/modules/`;
  const [module, release] = file.startsWith(folder) ? file.slice(folder.length).split('/') : [];
  return `${module}@${release}`;
}

/** A release that this page may have, by a name such as `mf-profile@1.4.2-ab12cd34`. */
function releaseNamed(name: string): PageRelease | undefined {
  const [module = '', id] = name.split('@');
  return readModule(module).candidates.find(({ release }) => release === id);
}
