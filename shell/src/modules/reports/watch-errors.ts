import { onFirstCallFailure } from '@crewdeck/module-sdk/host';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { readModule } from '../registry/page-registry.ts';
import { isOfTheCode, report } from './report.ts';

/** Address of a stack's top frame: `at draw (https://…/12.js:1:234)` in Chrome, `draw@https://…/12.js:1:234` elsewhere. */
const TOP_FRAME = /([^\s(@]+):\d+:\d+\)?$/m;

/** Tells of errors of modules that nobody handles, and of first calls of their pages that fail. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  onFirstCallFailure((name, message) => {
    const release = releaseNamed(name);
    if (release) report(release, 'call', message);
  });
}

/** Only where a module's own file has thrown. An extension of the browser may stand above it, or the shell. */
function tell(error: unknown): void {
  if (!isOfTheCode(error)) return;
  const release = releaseNamed(ownerOf(error));
  if (release) report(release, 'error', error);
}

/** Name of the release; `undefined@undefined` of any other file. The SDK names it where a release calls without end. */
function ownerOf(error: Error & { release?: string }): string {
  const [, file = ''] = TOP_FRAME.exec(error.stack?.replace(String(error), '') ?? '') ?? [];
  const folder = `${window.location.origin}/modules/`;
  const [module, release] = file.startsWith(folder) ? file.slice(folder.length).split('/') : [];
  return error.release ?? `${module}@${release}`;
}

/** A release that this page may have, by a name such as `mf-profile@1.4.2-ab12cd34`. */
function releaseNamed(name: string): PageRelease | undefined {
  const [module = '', id] = name.split('@');
  return readModule(module).candidates.find(({ release }) => release === id);
}
