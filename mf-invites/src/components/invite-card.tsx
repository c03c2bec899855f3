import type { Invite, InvitePerson } from '@crewdeck/contract';
import { Avatar, Card } from '@crewdeck/ui-kit';
import type { ReactNode, Ref } from 'react';
import { dayAndMonth } from '../rules/day-and-month.ts';
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
    <Card as="li" className={styles.card}>
      <Avatar name={person.name} />
      <div className={styles.body}>
        <div className={styles.heading}>
          <h2 id={inviteTitleId(invite.id)} ref={titleRef} tabIndex={-1} dir="auto" className={styles.title}>
            {invite.project.title}
          </h2>
          <InviteStatusBadge status={invite.status} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{direction}</dt>
            <dd>
              <bdi className={styles.strong}>{person.name}</bdi>
              {person.email && (
                <a className={styles.email} href={`mailto:${person.email}`}>
                  {person.email}
                </a>
              )}
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
        </dl>
        {children}
      </div>
    </Card>
  );
}
