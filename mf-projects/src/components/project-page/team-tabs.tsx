import type { ProjectPage } from '@crewdeck/contract';
import { TabPanel, Tabs } from '@crewdeck/ui-kit';
import type { ProjectTabs } from '../../hooks/use-project-tab.ts';
import { type ProjectTab, waitingCountOf } from '../../rules/page-parts.ts';
import { TeamRoomSection } from '../team-room/team-room-section.tsx';
import { ManageProject } from './manage/manage-project.tsx';
import { WhoWouldFit } from './people/who-would-fit.tsx';
import { ProjectOverview } from './project-overview.tsx';
import styles from './project-view.module.css';

const LABELS: Record<ProjectTab, string> = { overview: 'Overview', room: 'Team room', manage: 'Manage' };

interface TeamTabsProps extends ProjectTabs {
  project: ProjectPage;
  /** The viewer joined, or the last seat was taken, while the page was shown. */
  isMoment: boolean;
}

/** A project for its team: what everybody sees, the room of the team, and what only the owner does. */
export function TeamTabs({ project, isMoment, tabs, tab, open }: TeamTabsProps) {
  const isOwner = project.viewer?.is === 'owner';
  const waitingCount = waitingCountOf(project);
  return (
    <Tabs
      value={tab}
      onValueChange={open}
      tabs={tabs.map((value) => ({
        value,
        label: LABELS[value],
        ...(value === 'manage' && waitingCount > 0 ? { count: waitingCount } : {}),
      }))}
    >
      <TabPanel value="overview">
        <div className={styles.overview}>
          <ProjectOverview project={project} isMoment={isMoment} />
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
