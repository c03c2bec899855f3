import type { Invite, InvitePerson } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Card, CardTitle, MailLink, Quote } from '@crewdeck/ui-kit';
import type { ReactNode, Ref } from 'react';
import { dayAndMonth } from '../rules/dates.ts';
import styles from './invite-card.module.css';
import { InviteStatusBadge } from './invite-status-badge.tsx';

interface InviteCardProps {
  invite: Invite;
  /** The other side. */
  person: InvitePerson;
  direction: 'From' | 'To';
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** For what describes itself by the project of an invite. */
export function inviteTitleId(inviteId: string): string {
  return `invite-title-${inviteId}`;
}

export function InviteCard({ invite, person, direction, titleRef, children }: InviteCardProps) {
  return (
    <Card className={styles.card}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <div className={styles.body}>
        <div className={styles.heading}>
          <CardTitle id={inviteTitleId(invite.id)} ref={titleRef} tabIndex={-1}>
            <Link to={`/projects/${invite.project.id}`}>{invite.project.title}</Link>
          </CardTitle>
          <InviteStatusBadge status={invite.status} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{direction}</dt>
            <dd>
              <Link to={`/people/${person.id}`} className={styles.strong}>
                <bdi>{person.name}</bdi>
              </Link>
              {person.email && <MailLink address={person.email} />}
              {person.isEmailConfirmed === false && <span className={styles.unconfirmed}>email not confirmed</span>}
            </dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>
              <bdi className={styles.strong}>{invite.role}</bdi>
            </dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>
              <time dateTime={invite.createdAt}>{dayAndMonth(invite.createdAt, new Date())}</time>
            </dd>
          </div>
          {invite.status === 'pending' && (
            <div>
              <dt>Open until</dt>
              <dd>
                <time dateTime={invite.expiresAt}>{dayAndMonth(invite.expiresAt, new Date())}</time>
              </dd>
            </div>
          )}
        </dl>
        <Quote words={invite.note} />
        {children}
      </div>
    </Card>
  );
}
