import { useLocation } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

/** Sections of the editor that links lead to, as `/create-profile#skills`, and their names in short. */
export const EDITOR_PARTS = {
  basics: 'Basics',
  studies: 'Studies',
  skills: 'Skills',
  interests: 'Interests',
  roles: 'Roles',
  times: 'Times',
  links: 'Links',
  projects: 'Projects',
  pause: 'Pause invites',
} as const;

export type EditorPart = keyof typeof EDITOR_PARTS;

/** Moves the focus, and the view, to the section that the address names, once it is drawn. */
export function useEditorPart(): void {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
}
