import { useSession } from '@crewdeck/module-sdk';
import { useState } from 'react';

/**
 * The announcement that an organiser is writing for an event. It stays in this tab, after a reload too, until it is sent or they
 * sign out. No kept form: that asks before another tab of the page opens.
 */
export function useAnnouncementDraft(hackathonId: string): [string, (words: string) => void] {
  const uid = useSession().user?.uid ?? '';
  const key = `crewdeck.announcement ${uid} ${hackathonId}`;
  const [words, setWords] = useState(() => inStorage((storage) => storage.getItem(key)) ?? '');
  const write = (next: string) => {
    inStorage((storage) => storage.setItem(key, next));
    setWords(next);
  };
  return [words, write];
}

function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Full or forbidden. The draft is lost with the page then.
    return undefined;
  }
}
