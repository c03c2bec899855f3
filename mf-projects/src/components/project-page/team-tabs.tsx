import type { ProjectPage } from '@crewdeck/contract';
import { TabPanel, Tabs } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useProjectTab } from '../../hooks/use-project-tab.ts';
import { PROJECT_TABS, type ProjectTab } from '../../rules/page-parts.ts';
import { TeamRoomSection } from '../team-room/team-room-section.tsx';
import { ManageProject } from './manage/manage-project.tsx';
import { WhoWouldFit } from './people/who-would-fit.tsx';
import { ProjectOverview } from './project-overview.tsx';
import styles from './project-view.module.css';

const LABELS: Record<ProjectTab, string> = { overview: 'Overview', room: 'Team room', manage: 'Manage' };

interface TeamTabsProps {
  project: ProjectPage;
  /** The viewer has joined while the page was shown. */
  hasJoined: boolean;
}

/** A project for its team: what everybody sees, the room of the team, and what only the owner does. */
export function TeamTabs({ project, hasJoined }: TeamTabsProps) {
  const isOwner = project.viewer?.is === 'owner';
  // Nobody waits for the owner's answer once the project is finished.
  const waitingCount = project.result ? 0 : (project.interestCount ?? 0);
  const [start] = useState<ProjectTab>(isOwner && waitingCount > 0 ? 'manage' : 'overview');
  const tabs = PROJECT_TABS.filter((value) => isOwner || value !== 'manage');
  const [tab, openTab] = useProjectTab(tabs, start);
  return (
    <Tabs
      value={tab}
      onValueChange={openTab}
      tabs={tabs.map((value) => ({
        value,
        label: LABELS[value],
        ...(value === 'manage' && waitingCount > 0 ? { count: waitingCount } : {}),
      }))}
    >
      <TabPanel value="overview">
        <div className={styles.overview}>
          <ProjectOverview project={project} hasJoined={hasJoined} />
          {isOwner ? null : (
            <div className={styles.last}>
              <WhoWouldFit project={project} />
            </div>
          )}
        </div>
      </TabPanel>
      <TabPanel value="room">
        <TeamRoomSection project={project} />
      </TabPanel>
      {isOwner ? (
        <TabPanel value="manage">
          <ManageProject project={project} />
        </TabPanel>
      ) : null}
    </Tabs>
  );
}
