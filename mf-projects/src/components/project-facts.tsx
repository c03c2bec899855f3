import type { Project } from '@crewdeck/contract';
import { Badge, UsersIcon } from '@crewdeck/ui-kit';
import { INVITE_STATUS_TONES, STATUS_TONES } from '../rules/status-tone.ts';
import { teamCountText } from '../rules/team.ts';
import styles from './project-facts.module.css';

/** Status, invite status and team count of one's own project. */
export function ProjectFacts({ project }: { project: Project }) {
  return (
    <dl className={styles.root}>
      <div>
        <dt>Status</dt>
        <dd>
          <Badge tone={STATUS_TONES[project.status]}>{project.status}</Badge>
        </dd>
      </div>
      <div>
        <dt>Invite status</dt>
        <dd>
          <Badge tone={INVITE_STATUS_TONES[project.inviteStatus]}>{project.inviteStatus}</Badge>
        </dd>
      </div>
      <div>
        <dt>Team</dt>
        <dd className={styles.team}>
          <UsersIcon aria-hidden="true" />
          {teamCountText(project)}
        </dd>
      </div>
    </dl>
  );
}
