import type { ProjectPage } from '@crewdeck/contract';
import { useAddressState, useLocation } from '@crewdeck/module-sdk';
import { useEffect, useRef, useState } from 'react';
import { PROJECT_TABS, type ProjectTab, tabOfHash, waitingCountOf } from '../rules/page-parts.ts';

export interface ProjectTabs {
  tabs: readonly ProjectTab[];
  tab: ProjectTab;
  open: (tab: string) => void;
}

/**
 * The open tab of a project's page. A link to a part opens the tab that holds it (`#room`), and a click on a tab names it (`?tab=room`). An
 * open dialog's address may name none: then the tab stays. The bare address opens the people who wait for the owner. Who loses a tab, as a
 * project is handed over, reads the overview.
 */
export function useProjectTab(project: ProjectPage): ProjectTabs {
  const isOwner = project.viewer?.is === 'owner';
  const tabs = PROJECT_TABS.filter((value) => isOwner || value !== 'manage');
  const [start] = useState<ProjectTab>(isOwner && waitingCountOf(project) > 0 ? 'manage' : 'overview');
  const { hash, search } = useLocation();
  const [inAddress, change] = useAddressState(['tab']);
  const named = [tabOfHash(hash), inAddress.tab].flatMap((name) => tabs.find((tab) => tab === name) ?? []);
  const [last, setLast] = useState(start);
  const kept = search === '' ? start : last;
  const shown = named[0] ?? tabs.find((tab) => tab === kept) ?? 'overview';
  const asked = useRef(shown);

  if (shown !== last) setLast(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);

  function open(tab: string): void {
    // `Tabs` reports a click twice: on focus and on press.
    if (tab === asked.current) return;
    asked.current = tabs.find((known) => known === tab) ?? start;
    change({ tab: asked.current });
  }

  return { tabs, tab: shown, open };
}
