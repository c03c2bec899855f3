import { setCallFailureListener } from '@crewdeck/module-sdk/host';
import { readModule } from '../registry/page-registry.ts';
import { isOfTheCode, type Outcome, report } from './report.ts';

/** Address of a stack's top frame: `at draw (https://…/12.js:1:234)` in Chrome, `draw@https://…/12.js:1:234` elsewhere. */
const TOP_FRAME = /([^\s(@]+):\d+:\d+\)?$/m;

/** Reports unhandled errors of modules, and failed first calls of their pages. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  setCallFailureListener(reportNamed);
}

/** Reports an error only if a module's own file threw it, not a browser extension or the shell. */
function tell(error: unknown): void {
  if (isOfTheCode(error)) reportNamed(ownerOf(error), 'error', error);
}

/** Name of the release; `undefined@undefined` of any other file. */
function ownerOf(error: Error): string {
  const [, file = ''] = TOP_FRAME.exec(error.stack?.replace(String(error), '') ?? '') ?? [];
  const folder = `${window.location.origin}/modules/`;
  const [module, release] = file.startsWith(folder) ? file.slice(folder.length).split('/') : [];
  return `${module}@${release}`;
}

/** Reports a release that this page may have, by a name such as `mf-profile@1.4.2-ab12cd34`. */
function reportNamed(name: string, outcome: Outcome, error: unknown): void {
  const [module = '', id] = name.split('@');
  const release = readModule(module).candidates.find((candidate) => candidate.release === id);
  if (release) report(release, outcome, error);
}
