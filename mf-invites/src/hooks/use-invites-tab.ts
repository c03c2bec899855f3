import { useSearchParams } from '@crewdeck/module-sdk';
import { useEffect, useRef, useState } from 'react';
import { type InvitesTab, tabOf, withTab } from '../rules/invites-tab.ts';

/**
 * The open tab, which lives in the address. Each change is a step that "back" undoes. The address follows a moment later
 * than the tab, so that two quick arrow keys end where the second one leads.
 */
export function useInvitesTab(): [InvitesTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params);
  const [inAddress, setInAddress] = useState(tab);
  const [shown, setShown] = useState(tab);
  const requested = useRef<string>(tab);

  if (tab !== inAddress) {
    setInAddress(tab);
    setShown(tab);
  }

  useEffect(() => {
    requested.current = tab;
  }, [tab]);

  const open = (next: string) => {
    // One click is both a focus and a press, and the render follows only later: the second report is no second step.
    if (next === requested.current) return;
    requested.current = next;
    const address = withTab(params, next);
    setShown(tabOf(address));
    setParams(address);
  };

  return [shown, open];
}
