import { readHostDocument } from '../../host-document.ts';
import { isDamagedBy } from '../health/come-back.ts';
import { isPreviewed } from '../registry/page-registry.ts';
import { reportOutcome } from './report-outcome.ts';

const SHELL = 'shell';
let hasFailed = false;

/** Tells how the shell itself fares. A failure is no success, even when what stands in for the page was drawn without one. */
export function reportShell(outcome: 'ok' | 'load' | 'crash'): void {
  if (hasFailed) return;
  hasFailed = outcome !== 'ok';
  if (hasFailed && isDamagedBy()) return;
  const self = { module: SHELL, release: readHostDocument().host.release };
  if (!isPreviewed(self)) reportOutcome({ ...self, outcome }, SHELL);
}
