import type { ProjectPage } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import { Avatar } from '@crewdeck/ui-kit';
import { mayBeFreed } from '../rules/commitment.ts';
import type { Seated } from '../rules/seated.ts';
import { HandOver } from './hand-over.tsx';
import { MemberCommitment } from './member-commitment.tsx';
import { MemberContact } from './member-contact.tsx';
import { RemoveMember } from './remove-member.tsx';
import styles from './team-seat.module.css';

/** Somebody on the team: who they are and what they do; to the team how to reach them, to the owner what can be done. */
export function TeamSeat({ project, seated }: { project: ProjectPage; seated: Seated }) {
  const isViewer = useMyProfile().data?.id === seated.id;
  const isQuiet = seated.known !== null && mayBeFreed(seated.known);
  const canManage = project.viewer?.is === 'owner' && !seated.isOwner;
  return (
    <li className={styles.seat}>
      <Avatar name={seated.name} />
      <div className={styles.person}>
        <span>
          <Link to={`/people/${seated.id}`} className={styles.name}>
            <bdi>{seated.name}</bdi>
          </Link>
          {isViewer ? ' (you)' : null}
        </span>
        <bdi className={styles.role}>{seated.role}</bdi>
        {seated.known ? <MemberContact known={seated.known} isOwner={seated.isOwner} /> : null}
        {seated.known ? <MemberCommitment known={seated.known} isViewer={isViewer} /> : null}
        {canManage ? (
          <div className={styles.actions}>
            {project.viewer?.handover ? null : <HandOver project={project} member={seated} />}
            <RemoveMember key={String(isQuiet)} project={project} member={seated} isQuiet={isQuiet} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
