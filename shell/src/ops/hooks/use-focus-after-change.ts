import { useEffect, useRef } from 'react';
import { moduleHeadingId } from '../components/module-heading-id.ts';

/**
 * A dialog gives focus back to the button that opened it. A change may take that button away (nobody can halt a canary
 * that is halted), which would throw the keyboard to the top of the page: the module's heading takes it instead.
 */
export function useFocusAfterChange(dialogModule: string | null, revision: number | undefined): void {
  const lastModule = useRef<string | null>(null);
  const seenRevision = useRef(revision);

  useEffect(() => {
    if (dialogModule) lastModule.current = dialogModule;
  }, [dialogModule]);

  useEffect(() => {
    if (seenRevision.current === revision) return;
    seenRevision.current = revision;
    if (dialogModule || !lastModule.current) return;
    const heading = document.getElementById(moduleHeadingId(lastModule.current));
    lastModule.current = null;
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }, [dialogModule, revision]);
}
