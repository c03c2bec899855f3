import { type Person, reasonAgainstInvites } from '@crewdeck/contract';
import { Link, useSentInvites } from '@crewdeck/module-sdk';
import {
  Avatar,
  Badge,
  BadgeCheckIcon,
  Button,
  ClockIcon,
  Cluster,
  GraduationCapIcon,
  IconItem,
  IconList,
  MoreMenu,
  PencilIcon,
  Row,
  ShareLink,
  Stack,
  UserPlusIcon,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { availabilityTone } from '../../rules/availability-tone.ts';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import styles from './person-heading.module.css';

export interface PersonHeadingProps {
  person: Person;
  /** What the viewer may do about them, on the day on which it is needed. */
  can: { report: boolean; block: boolean };
  onOpen: (dialog: PersonDialog) => void;
}

/** Who this is, whether they are free, and the one thing to do about it, or why it can't be done. The rest is in a menu. */
export function PersonHeading({ person, can, onOpen }: PersonHeadingProps) {
  const { id, name, availability, branch, academicYear, collaborationsCount, isSelf } = person;
  const noInvites = reasonAgainstInvites(person);
  const isInvited = useSentInvites().data?.some((invite) => invite.status === 'pending' && invite.receiverId === id);
  const report = { label: 'Report', onSelect: () => onOpen('report') };
  const block = { label: 'Block', onSelect: () => onOpen('block') };
  const studies = [branch, academicYear].filter(Boolean).join(' · ');
  return (
    <header className={styles.root}>
      <Avatar name={name} src={person.pictureUrl} size="lg" className={styles.avatar} />
      <Stack gap={2} className={styles.who}>
        <h1 className={styles.name}>
          <bdi>{name || 'Unnamed developer'}</bdi>
        </h1>
        <Cluster gap={2} align="center">
          {availability ? <Badge tone={availabilityTone(availability)}>{availability}</Badge> : null}
          {person.isEmailConfirmed ? (
            <Row as="span" gap={1} align="center" tone="muted" size="sm">
              <BadgeCheckIcon size={16} aria-hidden="true" />
              Email confirmed
            </Row>
          ) : null}
          {isInvited ? <Badge tone="amber">Invited</Badge> : null}
        </Cluster>
      </Stack>
      {can.report ? (
        <div className={styles.menu}>
          <MoreMenu items={can.block ? [report, block] : [report]} align="end" />
        </div>
      ) : null}
      <IconList tone="muted" className={styles.facts} aria-label="Facts">
        {studies ? (
          <IconItem icon={<GraduationCapIcon aria-hidden="true" />}>
            <bdi>{studies}</bdi>
          </IconItem>
        ) : null}
        <IconItem icon={<UsersIcon aria-hidden="true" />}>{collaborationsText(collaborationsCount)}</IconItem>
        {noInvites ? <IconItem icon={<ClockIcon aria-hidden="true" />}>{noInvites}</IconItem> : null}
      </IconList>
      <Cluster gap={3} className={styles.actions}>
        {isSelf ? (
          <Button render={<Link to="/create-profile" />}>
            <PencilIcon aria-hidden="true" />
            Edit Profile
          </Button>
        ) : null}
        {!isSelf && noInvites === null ? (
          <Button variant={isInvited ? 'secondary' : 'primary'} onClick={() => onOpen('invite')}>
            <UserPlusIcon aria-hidden="true" />
            Invite to Collaborate
          </Button>
        ) : null}
        <ShareLink className={styles.share} path={`/people/${id}`} title={name} />
      </Cluster>
    </header>
  );
}

function collaborationsText(count: number): string {
  if (count === 0) return 'No collaborations yet';
  return count === 1 ? '1 collaboration' : `${count} collaborations`;
}
