import { useSession } from '@crewdeck/module-sdk';
import { useState } from 'react';

/**
 * The note that the person is writing to the team of a project. It stays in this tab of the browser, after a reload too, until it is
 * sent or they sign out. Each project has a page of its own.
 */
export function useNoteDraft(projectId: string): [string, (words: string) => void] {
  const uid = useSession().user?.uid ?? '';
  const key = `crewdeck.note ${uid} ${projectId}`;
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
