import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';

/** A module leaves alone what is everybody's. */
export function checkOverreach({ scripts }: Subject): Finding[] {
  return scripts.flatMap(({ file, overreaches }) =>
    overreaches.map(({ what, line }) => ({ check: 'page', text: `It ${what}.`, file, line })),
  );
}
