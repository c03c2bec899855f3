import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  Card,
  ClockIcon,
  ExternalLink,
  MapPinIcon,
  PlusIcon,
  parseHttpUrl,
  RocketIcon,
  ShareLink,
} from '@crewdeck/ui-kit';
import { writeDayInWords, writeDistance } from '../../rules/describe-days.ts';
import { registrationState } from '../../rules/registration-state.ts';
import { registrationWords } from '../../rules/registration-words.ts';
import styles from './hackathon-ticket.module.css';

interface HackathonTicketProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

/** When and where, until when one can register, and what to do about it. */
export function HackathonTicket({ hackathon, today }: HackathonTicketProps) {
  const { id, eventDate, location, hackathonLink } = hackathon;
  const website = hackathonLink && parseHttpUrl(hackathonLink);
  const isOver = registrationState(hackathon, today) === 'past';
  return (
    <Card as="section" aria-label="When and where" className={styles.root}>
      <ul className={styles.facts} aria-label="When and where">
        <li>
          <ClockIcon aria-hidden="true" />
          <p>
            <time dateTime={eventDate} className={styles.day}>
              {writeDayInWords(eventDate)}
            </time>
            <span className={styles.quiet}>{writeDistance(today, eventDate)}</span>
          </p>
        </li>
        {location && (
          <li>
            <MapPinIcon aria-hidden="true" />
            <bdi>{location}</bdi>
          </li>
        )}
        <li>
          <RocketIcon aria-hidden="true" />
          <p>{registrationWords(hackathon, today)}</p>
        </li>
      </ul>
      <div className={styles.actions}>
        {!isOver && (
          <Button variant="primary" render={<Link to={`/post-project?hackathon=${id}`} />}>
            <PlusIcon aria-hidden="true" />
            Post a project for it
          </Button>
        )}
        {website && <Button render={<ExternalLink href={website.href} />}>Visit website</Button>}
        <ShareLink className={styles.share} path={`/hackathons/${id}`} title={hackathon.title} />
      </div>
    </Card>
  );
}
