import type { Hackathon } from '@crewdeck/contract';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  ChipList,
  ClockIcon,
  ExternalLink,
  MapPinIcon,
  parseHttpUrl,
  UsersIcon,
  VisuallyHidden,
} from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { leafOf, writeDay } from '../rules/calendar-day.ts';
import { type RegistrationState, registrationState } from '../rules/registration-state.ts';
import styles from './hackathon-card.module.css';

const LINES_SHOWN = 3;
const CHIPS_SHOWN = 5;
/** An imported list may use other words, which are shown as they are. */
const MODE_TONES = new Map<string, BadgeTone>([
  ['online', 'blue'],
  ['offline', 'violet'],
  ['hybrid', 'green'],
]);
const REGISTRATION_BADGES = {
  open: <Badge tone="green">Registration open</Badge>,
  'closes-soon': <Badge tone="amber">Closes soon</Badge>,
  closed: <Badge>Registration closed</Badge>,
  past: <Badge>Past event</Badge>,
  unknown: null,
} as const satisfies Record<RegistrationState, ReactNode>;

interface HackathonCardProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

export function HackathonCard({ hackathon, today }: HackathonCardProps) {
  const { title, description, theme, techStack, eventDate, deadline, location, eventMode, participants } = hackathon;
  const byline = hackathon.organizer ?? hackathon.createdBy;
  const website = hackathon.hackathonLink && parseHttpUrl(hackathon.hackathonLink);
  const leaf = leafOf(eventDate);

  return (
    <Card>
      <div className={styles.head}>
        <time dateTime={eventDate} className={styles.leaf}>
          <VisuallyHidden>{writeDay(eventDate)}</VisuallyHidden>
          <span aria-hidden="true" className={styles.month}>
            {leaf.month}
          </span>
          <span aria-hidden="true" className={styles.day}>
            {leaf.day}
          </span>
        </time>
        <div className={styles.heading}>
          <CardTitle>{title}</CardTitle>
          {byline && (
            <p className={styles.byline}>
              by <bdi>{byline}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className={styles.badges}>
        {REGISTRATION_BADGES[registrationState(hackathon, today)]}
        {eventMode && <Badge tone={MODE_TONES.get(eventMode.toLowerCase()) ?? 'neutral'}>{eventMode}</Badge>}
        {theme && <Badge className={styles.theme}>{theme}</Badge>}
      </div>
      {description && <CardText lines={LINES_SHOWN}>{description}</CardText>}
      <ChipList items={techStack} max={CHIPS_SHOWN} label="Technologies" />
      <CardFoot>
        <ul className={styles.facts} aria-label="When and where">
          <li>
            <ClockIcon size={16} aria-hidden="true" />
            <span>
              <time dateTime={eventDate}>{writeDay(eventDate)}</time>
              {deadline && (
                <>
                  {', register by '}
                  <time dateTime={deadline}>{writeDay(deadline)}</time>
                </>
              )}
            </span>
          </li>
          {location && (
            <li>
              <MapPinIcon size={16} aria-hidden="true" />
              <bdi>{location}</bdi>
            </li>
          )}
          {participants.length > 0 && (
            <li>
              <UsersIcon size={16} aria-hidden="true" />
              <span>{`${participants.length} ${participants.length === 1 ? 'participant' : 'participants'}`}</span>
            </li>
          )}
        </ul>
        {website && (
          <Button render={<ExternalLink href={website.href} aria-label={`Visit website of ${title}`} />}>
            Visit website
          </Button>
        )}
      </CardFoot>
    </Card>
  );
}
