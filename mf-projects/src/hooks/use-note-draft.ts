import { useSession } from '@crewdeck/module-sdk';
import { useState } from 'react';

/** By person and project. */
const drafts = new Map<string, string>();

/** What the person is writing to a team. It is still there when they come back to the room, until the page loads anew. */
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
