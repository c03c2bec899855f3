import type { TeamSearch } from '@crewdeck/contract';
import { useAddressDialog, useLocation } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';
import { FIND_TEAM_ID, LOOK_DIALOG } from '../rules/find-team-id.ts';
import { isLooking, teamSearchState } from '../rules/team-search-state.ts';

/**
 * Moves the focus to the heading of the search: for a link to it, and once somebody begins or ends to look, which replaces
 * the button that they pressed. The search may move on the page, so this is called by what renders it in each place.
 *
 * @param isAwaited whether the search isn't there yet
 */
export function useSearchFocus(search: TeamSearch | undefined, isAwaited: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link moves the focus again
  useEffect(() => {
    // This also scrolls to it.
    if (hash === `#${FIND_TEAM_ID}`) document.getElementById(FIND_TEAM_ID)?.focus();
  }, [hash, key, isAwaited]);
  const isOn = search && isOwnChoice(search) ? isLooking(search) : null;
  const isAsking = useAddressDialog(LOOK_DIALOG).name !== null;
  const before = useRef(isOn);
  const isOwed = useRef(false);
  useEffect(() => {
    if (before.current !== null && isOn !== null && before.current !== isOn) isOwed.current = true;
    before.current = isOn;
    // The dialog may close before the search is read again, or after it.
    if (!isOwed.current || isAsking) return;
    isOwed.current = false;
    if (document.activeElement !== document.body) return;
    const heading = document.getElementById(FIND_TEAM_ID);
    heading?.focus();
    // Also what the heading is about, which would be behind the bar of a phone where the heading is just in view.
    heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [isOn, isAsking]);
}

/** Whether only the person changes how they stand, and no answer of others does. */
function isOwnChoice(search: TeamSearch): boolean {
  return ['looking', 'stopped', 'idle', 'on-team'].includes(teamSearchState(search, false));
}
