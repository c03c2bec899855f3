import { useEffect, useRef, useState } from 'react';
import type { ComponentAddress } from './loading/candidates.ts';
import { tooLate } from './loading/diagnosis.ts';
import { type Finding, findAgain, findAtOnce, findComponent, findNext, giveUp } from './loading/find-component.ts';
import { report } from './reports/report.ts';

/** The state of a slot: which release it shows, and what follows a crash. */
export function useComponent(given: ComponentAddress) {
  // A slot keeps its address; another one needs another key.
  const [address] = useState(given);
  const [finding, setFinding] = useState<Finding | { status: 'asked' }>(() => findAtOnce(address));
  /** A key: each crash remounts the slot's content. */
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
    // A page that a person has seen is never swapped for another release.
    setFinding(wasShown.current ? { status: 'failed' } : findNext(address));
    setCrashes((count) => count + 1);
    wasShown.current = false;
  };
  return {
    finding,
    crashes,
    onShown,
    /** The component has suspended for too long. Once shown, it may suspend without limit, because swapping it would lose input. */
    onLate: () => finding.status === 'ready' && !wasShown.current && fail(tooLate(finding.loaded.release)),
    onCrash: fail,
    tryAgain: () => setFinding({ status: 'asked' }),
  };
}
