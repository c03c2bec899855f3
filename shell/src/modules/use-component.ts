import { useEffect, useRef, useState } from 'react';
import type { ComponentAddress } from './loading/candidates.ts';
import { tooLate } from './loading/diagnosis.ts';
import { type Finding, findAgain, findAtOnce, findComponent, findNext, giveUp } from './loading/find-component.ts';
import { report } from './reports/report.ts';

/** What a slot shows of a component, and what it tells back. */
export function useComponent(given: ComponentAddress) {
  // Another address needs another slot.
  const [address] = useState(given);
  const [finding, setFinding] = useState<Finding | { status: 'asked' }>(() => findAtOnce(address));
  /** Each crash is followed by a fresh start of what comes next. */
  const [crashes, setCrashes] = useState(0);
  const wasShown = useRef(false);

  useEffect(() => {
    if (finding.status !== 'loading' && finding.status !== 'asked') return;
    let isCurrent = true;
    const find = finding.status === 'asked' ? findAgain : findComponent;
    void find(address).then((found) => isCurrent && setFinding(found));
    return () => {
      isCurrent = false;
    };
  }, [finding, address]);

  const onShown = () => {
    if (finding.status !== 'ready' || wasShown.current) return;
    wasShown.current = true;
    const { release } = finding.loaded;
    report(release, 'ok');
    const describe = import('./describe-to-tools.ts').then(({ describeToTools }) => describeToTools(release));
    describe.catch(() => undefined);
  };
  const fail = (error: unknown) => {
    if (finding.status !== 'ready') return;
    void giveUp(address, finding.loaded.release, error, wasShown.current);
    // Nothing is swapped under a person who has seen it.
    setFinding(wasShown.current ? { status: 'failed' } : findNext(address));
    setCrashes((count) => count + 1);
    wasShown.current = false;
  };
  return {
    finding,
    crashes,
    onShown,
    /** It waits for something of its own. Once it was shown it may, with all that was typed. */
    onLate: () => finding.status === 'ready' && !wasShown.current && fail(tooLate(finding.loaded.release)),
    onCrash: fail,
    tryAgain: () => setFinding({ status: 'asked' }),
  };
}
