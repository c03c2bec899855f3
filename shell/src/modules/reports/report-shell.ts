import { readHostDocument } from '../../host-document.ts';
import { isOfTheCode, report } from './report.ts';

let isDrawn = false;

/** Reports the shell's own outcome: that it has been rendered, or the error that replaced it. */
export function reportShell(failure?: { error: unknown }): void {
  const shell = { module: 'shell', release: readHostDocument().host.release };
  if (!failure) {
    isDrawn = true;
    report(shell, 'ok');
  } else if (isOfTheCode(failure.error)) {
    report(shell, isDrawn ? 'error' : 'crash', failure.error);
  }
}
