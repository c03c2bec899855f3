import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  Card,
  ClockIcon,
  Cluster,
  ExternalLink,
  IconItem,
  IconList,
  MapPinIcon,
  PlusIcon,
  parseHttpUrl,
  RocketIcon,
  ShareLink,
  Words,
} from '@crewdeck/ui-kit';
import { writeDayInWords, writeDistance } from '../../rules/days.ts';
import { registrationState, registrationWords } from '../../rules/registration-state.ts';
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
      <IconList className={styles.facts} aria-label="When and where">
        <IconItem icon={<ClockIcon aria-hidden="true" />}>
          <p>
            <time dateTime={eventDate} className={styles.day}>
              {writeDayInWords(eventDate)}
            </time>
            <Words as="span" tone="muted">
              {writeDistance(today, eventDate)}
            </Words>
          </p>
        </IconItem>
        {location && (
          <IconItem icon={<MapPinIcon aria-hidden="true" />}>
            <bdi>{location}</bdi>
          </IconItem>
        )}
        <IconItem icon={<RocketIcon aria-hidden="true" />}>
          <p>{registrationWords(hackathon, today)}</p>
        </IconItem>
      </IconList>
      <Cluster gap={3} fills="always" className={styles.actions}>
        {!isOver && (
          <Button variant="primary" render={<Link to={`/post-project?hackathon=${id}`} />}>
            <PlusIcon aria-hidden="true" />
            Post a project for this event
          </Button>
        )}
        {website && <Button render={<ExternalLink href={website.href} />}>Visit website</Button>}
        <ShareLink className={styles.share} path={`/hackathons/${id}`} title={hackathon.title} />
      </Cluster>
    </Card>
  );
}
