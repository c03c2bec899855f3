import { type Person, reasonAgainstInvites } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Avatar,
  Badge,
  Button,
  ClockIcon,
  GraduationCapIcon,
  PencilIcon,
  ShareLink,
  UserPlusIcon,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { availabilityTone } from '../../rules/availability-tone.ts';
import styles from './person-heading.module.css';

interface PersonHeadingProps {
  person: Person;
  onInvite: () => void;
}

/** Who this is, whether they are free, and the one thing to do about it, or why it can't be done. */
export function PersonHeading({ person, onInvite }: PersonHeadingProps) {
  const { id, name, availability, branch, academicYear, collaborationsCount: count, isSelf } = person;
  const noInvites = reasonAgainstInvites(person);
  const studies = [branch, academicYear].filter(Boolean).join(' · ');
  return (
    <header className={styles.root}>
      <Avatar name={name} size="lg" className={styles.avatar} />
      <div className={styles.identity}>
        <h1 className={styles.name}>
          <bdi>{name || 'Unnamed developer'}</bdi>
        </h1>
        {availability ? <Badge tone={availabilityTone(availability)}>{availability}</Badge> : null}
      </div>
      <ul className={styles.facts} aria-label="Facts">
        {studies ? (
          <li className={styles.fact}>
            <GraduationCapIcon aria-hidden="true" />
            <bdi>{studies}</bdi>
          </li>
        ) : null}
        <li className={styles.fact}>
          <UsersIcon aria-hidden="true" />
          {`${count} ${count === 1 ? 'collaboration' : 'collaborations'}`}
        </li>
        {noInvites ? (
          <li className={styles.fact}>
            <ClockIcon aria-hidden="true" />
            {noInvites}
          </li>
        ) : null}
      </ul>
      <div className={styles.actions}>
        {isSelf ? (
          <Button render={<Link to="/create-profile" />}>
            <PencilIcon aria-hidden="true" />
            Edit Profile
          </Button>
        ) : null}
        {!isSelf && noInvites === null ? (
          <Button variant="primary" onClick={onInvite}>
            <UserPlusIcon aria-hidden="true" />
            Invite to Collaborate
          </Button>
        ) : null}
        <ShareLink className={styles.share} path={`/people/${id}`} title={name} />
      </div>
    </header>
  );
}
