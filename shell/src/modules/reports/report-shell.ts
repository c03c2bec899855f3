import { readHostDocument } from '../../host-document.ts';
import { isPreviewed } from '../registry/page-registry.ts';
import { reportOutcome } from './report-outcome.ts';

const SHELL = 'shell';
let hasCrashed = false;

/** Tells how the shell itself fares. A crash is no success, even when what stands in for the page was drawn without one. */
export function reportShell(outcome: 'ok' | 'crash'): void {
  if (hasCrashed) return;
  hasCrashed = outcome === 'crash';
  const self = { module: SHELL, release: readHostDocument().host.release };
  if (!isPreviewed(self)) reportOutcome({ ...self, outcome }, SHELL);
}
