import { isProjectOver, type ProjectPage } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Avatar, Row, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { mayBeFreed } from '../../../rules/commitment.ts';
import { hasPage, type Member } from '../../../rules/members.ts';
import { PersonName } from '../../person-name.tsx';
import { MemberCommitment } from './member-commitment.tsx';
import { MemberContact } from './member-contact.tsx';
import { RemoveMember } from './remove-member.tsx';
import styles from './team-seat.module.css';

/** One member of the team: name and role for everybody, contact for the team, actions for the owner. */
export function TeamSeat({ project, member }: { project: ProjectPage; member: Member }) {
  const isViewer = useMyProfile().data?.id === member.id;
  const isQuiet = member.forTeam !== null && mayBeFreed(member.forTeam);
  const credit = project.result?.credits.find(({ id }) => id === member.id);
  const maySayTime = isViewer && !member.isOwner && !isProjectOver(project);
  const nameId = useId();
  const canManage = project.viewer?.is === 'owner' && !member.isOwner;
  const remove = canManage ? (
    <RemoveMember key={String(isQuiet)} {...{ project, member, isQuiet }} describedBy={nameId} />
  ) : null;
  return (
    <li className={styles.seat}>
      <Avatar name={member.name} src={member.pictureUrl} />
      <div className={styles.person}>
        <Row gap={2} align="start" justify="between">
          <span id={nameId}>
            <PersonName person={member} hasPage={hasPage(project, member.id)} className={styles.name} />
            {isViewer ? ' (you)' : null}
          </span>
          {project.result ? remove : null}
        </Row>
        <Words as="span" tone="muted">
          <bdi>{member.role}</bdi>
        </Words>
        {credit?.words ? (
          <Words as="span" dir="auto">
            {credit.words}
          </Words>
        ) : null}
        {member.forTeam ? <MemberContact member={member.forTeam} /> : null}
        {member.forTeam ? <MemberCommitment member={member.forTeam} {...{ isViewer, maySayTime }} /> : null}
        {remove && !project.result ? <div className={styles.actions}>{remove}</div> : null}
      </div>
    </li>
  );
}
