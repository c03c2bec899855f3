import type { LogHead } from '@crewdeck/contract';
import { isHeadSigned } from '@crewdeck/releases/signing/log-head';
import type { Trust } from '@crewdeck/releases/signing/trust';
import type { KnownLog } from './known-log.ts';

/** A head that somebody else has seen, and who. */
export interface SeenHead {
  /** Begins a sentence, as `The edge at https://crewdeck.example`. */
  readonly by: string;
  readonly head: LogHead;
}

/** Whether all have seen the same log: sentences, none when they have. A head may be of fewer entries, and of no others. */
export function differences(log: KnownLog, seen: readonly SeenHead[], trust: Trust): string[] {
  return seen.flatMap(({ by, head }) => {
    if (!isHeadSigned(head, trust.log)) return [`${by} has a head that the key of the log has not signed.`];
    const root = log.rootAt(head.size);
    if (root === null)
      return [`${by} knows ${head.size} entries, the API shows ${log.entries.length}: it shows an older log.`];
    return root === head.root ? [] : [`${by} knows another log: of ${head.size} entries it is a fork.`];
  });
}
