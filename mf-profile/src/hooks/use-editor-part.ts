import { useLocation } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

/** Sections of the editor that links lead to, as `/create-profile#skills`. */
export type EditorPart = 'basics' | 'skills' | 'interests' | 'times' | 'links' | 'projects';

/** Moves the focus, and the view, to the section that the address names, once it is drawn. */
export function useEditorPart(): void {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
}
