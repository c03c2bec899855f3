import {
  Avatar,
  Badge,
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  ChipList,
  MaybeLink,
  UserPlusIcon,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';
import { availabilityTone } from '../rules/availability-tone.ts';
import { readableContact } from '../rules/readable-contact.ts';
import { skillsInOrder, type UserCard as UserCardData } from '../rules/user-card.ts';
import actionStyles from './card-action.module.css';
import { InviteFlow } from './invite-flow.tsx';
import styles from './user-card.module.css';
import { UserLinks } from './user-links.tsx';

/** The specification's (spec 2). */
const LINES_SHOWN = 3;
const SKILLS_SHOWN = 8;

interface UserCardProps {
  user: UserCardData;
  /** The tech filter; skills that answer it come first. */
  tech: string;
  viewer: Viewer;
}

export function UserCard({ user, tech, viewer }: UserCardProps) {
  const nameId = useId();
  // Not in the address, as other dialogs are: after a reload this card may be on a page of the directory that is not read yet.
  const [isInviting, setIsInviting] = useState(false);
  const isViewer = user.id === viewer.profileId;
  const { collaborationsCount: count } = user;
  return (
    <Card as="li" aria-labelledby={nameId}>
      <div className={styles.head}>
        <Avatar name={user.name} size="lg" />
        <div className={styles.who}>
          <CardTitle id={nameId} className={styles.name}>
            {user.name}
          </CardTitle>
          {user.university && (
            <p className={styles.university} dir="auto">
              {user.university}
            </p>
          )}
        </div>
      </div>
      <div className={styles.state}>
        <Badge tone={availabilityTone(user.availability)}>{user.availability}</Badge>
        {isViewer && <Badge tone="violet">You</Badge>}
      </div>
      {user.description && <CardText lines={LINES_SHOWN}>{user.description}</CardText>}
      {user.skills.length > 0 ? (
        <ChipList items={skillsInOrder(user.skills, tech)} max={SKILLS_SHOWN} label={`Skills of ${user.name}`} />
      ) : (
        <p className={styles.quiet}>No skills listed yet</p>
      )}
      <CardFoot>
        <UserLinks user={user} />
        {user.contact && (
          <p className={styles.contact}>
            <span className={styles.quiet}>Contact</span>{' '}
            <bdi>
              <MaybeLink value={user.contact}>{readableContact(user.contact)}</MaybeLink>
            </bdi>
          </p>
        )}
        <p className={styles.facts}>
          <span className={styles.collaborations}>
            <UsersIcon size={16} aria-hidden="true" />
            {count} {count === 1 ? 'collaboration' : 'collaborations'}
          </span>
          <span className={styles.id} title="The first characters of this person's id">
            #{user.shortId}
          </span>
        </p>
        {!isViewer && (
          <Button className={actionStyles.action} onClick={() => setIsInviting(true)} aria-describedby={nameId}>
            <UserPlusIcon aria-hidden="true" />
            Invite to Collaborate
          </Button>
        )}
        {isInviting && <InviteFlow receiver={user} viewer={viewer} onClose={() => setIsInviting(false)} />}
      </CardFoot>
    </Card>
  );
}
