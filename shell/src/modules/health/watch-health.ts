import { reportOutcome } from '../reports/report-outcome.ts';
import { noteBuiltIns } from './built-ins.ts';
import { findHung, watchLeaving } from './page-load.ts';
import { setAside } from './set-aside.ts';

/** Keeps an eye on what releases do to the page around them. To be called before any of them runs. */
export function watchHealth(): void {
  noteBuiltIns();
  for (const name of findHung()) {
    const [module = '', release = ''] = name.split('@');
    reportOutcome({ module, release, outcome: 'hang' }, '');
    setAside(name);
  }
  watchLeaving();
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function tell(error: unknown): void {
  if (!error) return;
  import('./own-errors.ts').then(
    ({ tellError }) => tellError(error),
    () => undefined,
  );
}
