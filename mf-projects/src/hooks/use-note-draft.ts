import { useSession } from '@crewdeck/module-sdk';
import { useState } from 'react';

/** By person and project. The room unmounts with its tab. */
const drafts = new Map<string, string>();

/**
 * The note that the person is writing to the team of a project. It is still there when they come back to the tab, until the page
 * reloads. Each project has a page of its own.
 */
export function useNoteDraft(projectId: string): [string, (words: string) => void] {
  const uid = useSession().user?.uid ?? '';
  const key = `${uid} ${projectId}`;
  const [words, setWords] = useState(drafts.get(key) ?? '');
  const write = (next: string) => {
    drafts.set(key, next);
    setWords(next);
  };
  return [words, write];
}
