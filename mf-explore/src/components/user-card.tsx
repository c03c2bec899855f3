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
  Cluster,
  ExternalLink,
  MaybeLink,
  parseHttpUrl,
  Row,
  UserPlusIcon,
  UsersIcon,
  Words,
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
  titleAs: 'h2' | 'h3';
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

export function UserCard({ user, titleAs, tech, isViewer, isInvited, WhyThisFits, onInvite }: UserCardProps) {
  const nameId = useId();
  const { collaborationsCount: count, roles = [] } = user;
  return (
    <Card aria-labelledby={nameId}>
      <Row gap={3} align="center">
        <Avatar name={user.name} src={user.pictureUrl} size="lg" />
        <div>
          <CardTitle as={titleAs} id={nameId} className={styles.name}>
            <Link to={`/people/${user.id}`}>{user.name}</Link>
          </CardTitle>
          {roles.length > 0 && (
            <Words size="sm" weight="medium" lines={2} dir="auto">
              {roles.join(' · ')}
            </Words>
          )}
          {user.university && (
            <Words tone="muted" size="sm" dir="auto">
              {user.university}
            </Words>
          )}
        </div>
      </Row>
      <Cluster gap={2}>
        <Badge tone={availabilityTone(user.availability)}>{user.availability}</Badge>
        {isViewer && <Badge tone="violet">You</Badge>}
        {isInvited && <Badge tone="amber">Invited</Badge>}
        {user.fit?.isNewcomer && <Badge tone="violet">New here</Badge>}
      </Cluster>
      {user.description && <CardText lines={LINES_SHOWN}>{user.description}</CardText>}
      <Skills user={user} tech={tech} />
      {user.fit && WhyThisFits && <WhyThisFits fit={user.fit} titleId={nameId} />}
      <CardFoot>
        <UserLinks user={user} />
        {user.contact && (
          <p className={styles.contact}>
            <Words as="span" tone="subtle" size="sm">
              Contact
            </Words>{' '}
            <bdi>
              <MaybeLink value={user.contact}>{readableContact(user.contact)}</MaybeLink>
            </bdi>
          </p>
        )}
        <Row as="p" gap={3} align="center" justify="between" tone="muted" size="sm" isNumeric>
          <Row as="span" gap={2} align="center">
            <UsersIcon size={16} aria-hidden="true" />
            {count} {count === 1 ? 'collaboration' : 'collaborations'}
          </Row>
          <Words as="span" tone="subtle" size="sm" title="Start of this person's profile ID">
            ID {user.shortId}
          </Words>
        </Row>
        {user.reasonAgainstInvites && <p className={actionStyles.note}>{user.reasonAgainstInvites}</p>}
        {!isViewer && !user.reasonAgainstInvites && (
          <Button
            variant={isInvited ? 'ghost' : 'secondary'}
            className={isInvited ? undefined : actionStyles.action}
            onClick={onInvite}
            aria-describedby={nameId}
          >
            <UserPlusIcon aria-hidden="true" />
            Invite to Collaborate
          </Button>
        )}
      </CardFoot>
    </Card>
  );
}

function Skills({ user, tech }: Pick<UserCardProps, 'user' | 'tech'>) {
  const { name, roles = [], description } = user;
  const skills = user.skills.map(({ skill }) => skill.name);
  if (skills.length > 0) {
    return <ChipList items={skillsInOrder(skills, tech)} max={SKILLS_SHOWN} label={`Skills of ${name}`} />;
  }
  const isBare = roles.length === 0 && !description;
  return (
    <Words tone="subtle" size="sm" className={isBare ? styles.bare : undefined}>
      {isBare ? "This profile doesn't say much yet." : 'No skills listed yet'}
    </Words>
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
    <Cluster as="ul" gap={4} rowGap={1} size="sm" aria-label={`Links of ${name}`}>
      {links.map(({ label, address }) => (
        <li key={label}>
          <ExternalLink href={address}>{label}</ExternalLink>
        </li>
      ))}
    </Cluster>
  );
}
