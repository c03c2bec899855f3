import { readHostDocument } from '../../host-document.ts';
import { isOfTheCode, report } from './report.ts';

let isDrawn = false;

/** Tells how the shell itself fares: that it has been drawn, or the error that took its place. */
export function reportShell(failure?: { error: unknown }): void {
  const shell = { module: 'shell', release: readHostDocument().host.release };
  if (!failure) {
    isDrawn = true;
    report(shell, 'ok');
  } else if (isOfTheCode(failure.error)) {
    report(shell, isDrawn ? 'error' : 'crash', failure.error);
  }
}
