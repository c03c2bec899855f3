import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  ChipList,
  ClockIcon,
  ExternalLink,
  HandshakeIcon,
  MapPinIcon,
  parseHttpUrl,
  UsersIcon,
} from '@crewdeck/ui-kit';
import { writeDay } from '../rules/calendar-day.ts';
import { teamsWords } from '../rules/teams-words.ts';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { HackathonBadges } from './hackathon-badges.tsx';
import styles from './hackathon-card.module.css';

const LINES_SHOWN = 3;
const CHIPS_SHOWN = 5;

interface HackathonCardProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

/** An event in a list. The card leads to its page wherever it is pressed, but for the button that leads out. */
export function HackathonCard({ hackathon, today }: HackathonCardProps) {
  const { id, title, description, techStack, eventDate, deadline, location, participants } = hackathon;
  const byline = hackathon.organizer ?? hackathon.createdBy;
  const website = hackathon.hackathonLink && parseHttpUrl(hackathon.hackathonLink);

  const teams = teamsWords(hackathon.teamsForming);

  return (
    <Card isLink>
      <div className={styles.head}>
        <CalendarLeaf day={eventDate} />
        <div className={styles.heading}>
          <CardTitle>
            <Link to={`/hackathons/${id}`}>{title}</Link>
          </CardTitle>
          {byline && (
            <p className={styles.byline}>
              by <bdi>{byline}</bdi>
            </p>
          )}
        </div>
      </div>
      <HackathonBadges hackathon={hackathon} today={today} />
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
          {teams && (
            <li className={styles.teams}>
              <HandshakeIcon size={16} aria-hidden="true" />
              {teams}
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
