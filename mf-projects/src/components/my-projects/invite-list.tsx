import type { Invite } from '@crewdeck/contract';
import { Avatar, Badge } from '@crewdeck/ui-kit';
import styles from './invite-list.module.css';

const LOOKS = {
  pending: { tone: 'amber', label: 'Pending' },
  accepted: { tone: 'green', label: 'Accepted' },
  declined: { tone: 'red', label: 'Declined' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const satisfies Record<Invite['status'], { tone: string; label: string }>;

/** Receivers of invites, with role and answer. */
export function InviteList({ invites }: { invites: readonly Invite[] }) {
  return (
    <ul className={styles.root}>
      {invites.map(({ id, receiver, role, status }) => (
        <li key={id} className={styles.invite}>
          <Avatar name={receiver.name} src={receiver.pictureUrl} size="sm" />
          <span className={styles.person}>
            <bdi className={styles.name}>{receiver.name}</bdi>
            <bdi className={styles.role}>{role}</bdi>
          </span>
          <Badge tone={LOOKS[status].tone}>{LOOKS[status].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
