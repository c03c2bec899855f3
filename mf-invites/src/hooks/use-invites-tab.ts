import { useSearchParams } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';
import { type InvitesTab, tabOf, withTab } from '../rules/invites-tab.ts';

/** The open tab, which lives in the address. Each change is a step that "back" undoes. */
export function useInvitesTab(): [InvitesTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params);
  const requested = useRef<string>(tab);

  useEffect(() => {
    requested.current = tab;
  }, [tab]);

  const open = (next: string) => {
    // One click is both a focus and a press, and the address follows only later: the second report is no second step.
    if (next === requested.current) return;
    requested.current = next;
    setParams(withTab(params, next));
  };

  return [tab, open];
}
