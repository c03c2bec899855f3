import { useEffect, useRef, useState } from 'react';
import { lookAfter } from './health/look-after.ts';
import { type ComponentAddress, keyOf } from './loading/component-address.ts';
import {
  afterCrash,
  type Finding,
  findComponent,
  lookUpForNewSlot,
  rememberWhatHelped,
  searchAgain,
} from './loading/find-component.ts';
import { reportRelease } from './reports/report-release.ts';

/** What a slot shows of a component, and what it tells back. A new address needs a new slot. */
export function useComponent({ module, kind, name }: ComponentAddress) {
  const [finding, setFinding] = useState<Finding>(() => lookUpForNewSlot({ module, kind, name }));
  /** Each crash is followed by a fresh start of whatever comes next. */
  const [crashes, setCrashes] = useState(0);
  const wasShown = useRef(false);
  const wasAskedFor = useRef(false);

  useEffect(() => {
    if (finding.status !== 'loading') return;
    let isCurrent = true;
    const search = finding.isRetry ? searchAgain : findComponent;
    void search({ module, kind, name }).then((found) => isCurrent && setFinding(found));
    return () => {
      isCurrent = false;
    };
  }, [finding, module, kind, name]);

  const onShown = () => {
    if (finding.status !== 'ready' || wasShown.current) return;
    wasShown.current = true;
    const { release } = finding.loaded;
    reportRelease(release, 'ok', keyOf({ module, kind, name }));
    if (wasAskedFor.current) rememberWhatHelped({ module, kind, name }, release);
    lookAfter(release);
  };
  const onCrash = (error: unknown) => {
    if (finding.status !== 'ready') return;
    setFinding(afterCrash({ module, kind, name }, finding.loaded, error, wasShown.current));
    setCrashes((count) => count + 1);
    wasShown.current = false;
  };
  const tryAgain = () => {
    wasAskedFor.current = true;
    setFinding({ status: 'loading', isRetry: true });
  };
  return { finding, crashes, onShown, onCrash, tryAgain };
}
