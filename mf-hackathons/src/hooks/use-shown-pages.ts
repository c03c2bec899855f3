import { useLocation } from '@crewdeck/module-sdk';
import { useState } from 'react';

/** By entry of the history, so that on the way back as much of the list is there. */
const kept = new Map<string, number>();

/** How many pages of a list that is here whole are drawn: one at first, and one again once the filters have changed. */
export function useShownPages(): { pages: number; showMore: () => void } {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, pages: kept.get(key) ?? 1 });
  const pages = shown.key === key ? shown.pages : (kept.get(key) ?? 1);

  return {
    pages,
    showMore: () => {
      kept.set(key, pages + 1);
      setShown({ key, pages: pages + 1 });
    },
  };
}
