import { type Invite, type InvitePerson, shownName } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, Card, CardTitle, Cluster, MailLink, Quote, Words } from '@crewdeck/ui-kit';
import type { ReactNode, Ref } from 'react';
import { dayAndMonth } from '../rules/dates.ts';
import styles from './invite-card.module.css';

const STATUS_LOOKS = {
  pending: { tone: 'amber', label: 'Pending' },
  accepted: { tone: 'green', label: 'Accepted' },
  declined: { tone: 'red', label: 'Declined' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const satisfies Record<Invite['status'], { tone: string; label: string }>;

interface InviteCardProps {
  invite: Invite;
  /** The other side. */
  person: InvitePerson;
  direction: 'From' | 'To';
  titleRef?: Ref<HTMLHeadingElement>;
  /** In the top corner. */
  menu?: ReactNode;
  /** Until when one can join by it, where that is before it expires. */
  joinBy?: string;
  /** Before the children; beside them on a desk. */
  about?: ReactNode;
  children?: ReactNode;
}

/** For what describes itself by the project of an invite. */
export function inviteTitleId(inviteId: string): string {
  return `invite-title-${inviteId}`;
}

export function InviteCard({
  invite,
  person,
  direction,
  titleRef,
  menu,
  joinBy = invite.expiresAt,
  about,
  children,
}: InviteCardProps) {
  const { tone, label } = STATUS_LOOKS[invite.status];
  return (
    <Card className={styles.card}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <div className={styles.body}>
        <div className={styles.heading}>
          <CardTitle id={inviteTitleId(invite.id)} ref={titleRef} tabIndex={-1}>
            <Link to={`/projects/${invite.project.id}`}>{invite.project.title}</Link>
          </CardTitle>
          <Badge tone={tone}>{label}</Badge>
          {menu}
        </div>
        <Cluster as="p" gap={2} rowGap={1} align="baseline" tone="muted" size="sm">
          <span>{direction}</span>
          <Link to={`/people/${person.id}`} className={styles.strong}>
            <bdi>{shownName(person.name)}</bdi>
          </Link>
          {person.email && <MailLink address={person.email} />}
          {person.isEmailConfirmed === false && <em>email not confirmed</em>}
        </Cluster>
        <Words tone="muted" size="sm">
          <bdi className={styles.strong}>{invite.role}</bdi> · <Day label="sent" of={invite.createdAt} />
          {invite.status === 'pending' && (
            <>
              {' · '}
              <Day label="join by" of={joinBy} />
            </>
          )}
        </Words>
        <Quote words={invite.note} />
        {about ? <div className={styles.about}>{about}</div> : null}
        {children}
      </div>
    </Card>
  );
}

function Day({ label, of }: { label: string; of: string }) {
  return (
    <span>
      {label} <time dateTime={of}>{dayAndMonth(of, new Date())}</time>
    </span>
  );
}
