import { useAddressState, useLocation } from '@crewdeck/module-sdk';
import { useEffect, useRef, useState } from 'react';
import { type ProjectTab, tabOfHash } from '../rules/page-parts.ts';

/**
 * The open tab of a project's page. A link to a part opens the tab that holds it (`#room`), a press names it (`?tab=room`). An open
 * dialog has an address that may name none; it stays on its tab.
 *
 * @param start the tab of the bare address
 */
export function useProjectTab(tabs: readonly ProjectTab[], start: ProjectTab): [ProjectTab, (tab: string) => void] {
  const { hash, search } = useLocation();
  const [inAddress, change] = useAddressState(['tab']);
  const named = [tabOfHash(hash), inAddress.tab].flatMap((name) => tabs.find((tab) => tab === name) ?? []);
  const [last, setLast] = useState(start);
  const shown = named[0] ?? (search === '' ? start : last);
  const asked = useRef(shown);

  if (shown !== last) setLast(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);

  function open(tab: string): void {
    // One click is both a focus and a press.
    if (tab === asked.current) return;
    asked.current = tabs.find((known) => known === tab) ?? start;
    change({ tab: asked.current });
  }

  return [shown, open];
}
