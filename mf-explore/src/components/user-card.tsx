import { Link } from '@crewdeck/module-sdk';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  ChipList,
  ExternalLink,
  MaybeLink,
  parseHttpUrl,
  UserPlusIcon,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { useId } from 'react';
import { availabilityTone, readableContact, skillsInOrder, type UserCard as UserCardData } from '../rules/user-card.ts';
import actionStyles from './card-action.module.css';
import type { FitParts } from './fit/fit-parts.ts';
import styles from './user-card.module.css';

/** The specification's (spec 2). */
const LINES_SHOWN = 3;
const SKILLS_SHOWN = 8;

interface UserCardProps {
  user: UserCardData;
  /** The tech filter; skills that answer it come first. */
  tech: string;
  /** The viewer's own card. */
  isViewer: boolean;
  /** An invite of the viewer's waits for their answer. */
  isInvited: boolean;
  /** In a list by fit. */
  WhyThisFits: FitParts['WhyThisFits'] | undefined;
  onInvite: () => void;
}

export function UserCard({ user, tech, isViewer, isInvited, WhyThisFits, onInvite }: UserCardProps) {
  const nameId = useId();
  const { collaborationsCount: count } = user;
  return (
    <Card aria-labelledby={nameId}>
      <div className={styles.head}>
        <Avatar name={user.name} size="lg" />
        <div>
          <CardTitle id={nameId} className={styles.name}>
            <Link to={`/people/${user.id}`}>{user.name}</Link>
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
        {isInvited && <Badge tone="amber">Invited</Badge>}
        {user.fit?.isNewcomer && <Badge tone="violet">New here</Badge>}
      </div>
      {user.description && <CardText lines={LINES_SHOWN}>{user.description}</CardText>}
      {user.skills.length > 0 ? (
        <ChipList items={skillsInOrder(user.skills, tech)} max={SKILLS_SHOWN} label={`Skills of ${user.name}`} />
      ) : (
        <p className={styles.quiet}>No skills listed yet</p>
      )}
      {user.fit && WhyThisFits && <WhyThisFits reasons={user.fit.reasons} titleId={nameId} />}
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
          <span className={styles.fact}>
            <UsersIcon size={16} aria-hidden="true" />
            {count} {count === 1 ? 'collaboration' : 'collaborations'}
          </span>
          <span className={styles.id} title="The first characters of this person's id">
            #{user.shortId}
          </span>
        </p>
        {user.reasonAgainstInvites && <p className={actionStyles.note}>{user.reasonAgainstInvites}</p>}
        {!isViewer && !user.reasonAgainstInvites && (
          <Button className={actionStyles.action} onClick={onInvite} aria-describedby={nameId}>
            <UserPlusIcon aria-hidden="true" />
            Invite to Collaborate
          </Button>
        )}
      </CardFoot>
    </Card>
  );
}

/** Code-hosting and portfolio pages, where the profile has addresses that a browser can open. */
function UserLinks({ user: { name, githubUrl, portfolioUrl } }: { user: UserCardData }) {
  const portfolio = portfolioUrl.toLowerCase().includes('linkedin') ? 'LinkedIn' : 'Portfolio';
  const links = [
    { label: 'GitHub', address: githubUrl },
    { label: portfolio, address: portfolioUrl },
  ].filter(({ address }) => parseHttpUrl(address) !== null);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={`Links of ${name}`}>
      {links.map(({ label, address }) => (
        <li key={label}>
          <ExternalLink href={address}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
