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
  TrophyIcon,
  UsersIcon,
  Words,
} from '@crewdeck/ui-kit';
import { writeDayInWords, writeDistance, writeSpan } from '../../rules/days.ts';
import { registrationState, registrationWords } from '../../rules/registration-state.ts';
import { FIND_TEAM_ID } from '../team-search/find-team-id.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './hackathon-ticket.module.css';

interface HackathonTicketProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

/** When and where, until when one can register, and what to do about it. */
export function HackathonTicket({ hackathon, today }: HackathonTicketProps) {
  const { id, startsAt, eventDate, location, prizes, hackathonLink } = hackathon;
  const website = hackathonLink && parseHttpUrl(hackathonLink);
  const isOver = registrationState(hackathon, today) === 'past';
  return (
    <Card as="section" aria-label="When and where" className={styles.root}>
      <IconList className={styles.facts} aria-label="When and where">
        <IconItem icon={<ClockIcon aria-hidden="true" />}>
          <p>
            {startsAt === null ? (
              <time dateTime={eventDate} className={styles.day}>
                {writeDayInWords(eventDate)}
              </time>
            ) : (
              <EventTimes startsAt={startsAt} endsAt={hackathon.endsAt} timeZone={hackathon.timeZone} />
            )}
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
        {prizes && (
          <IconItem icon={<TrophyIcon aria-hidden="true" />}>
            <p>
              Prizes: <bdi>{prizes}</bdi>
            </p>
          </IconItem>
        )}
        <IconItem icon={<RocketIcon aria-hidden="true" />}>
          <p>{registrationWords(hackathon, today)}</p>
        </IconItem>
      </IconList>
      <Cluster gap={3} fills="always" className={styles.actions}>
        {!isOver && (
          // Native: it moves the focus too.
          <Button variant="primary" render={<a href={`#${FIND_TEAM_ID}`} />}>
            <UsersIcon aria-hidden="true" />
            Find my team
          </Button>
        )}
        {!isOver && (
          <Button render={<Link to={`/post-project?hackathon=${id}`} />}>
            <PlusIcon aria-hidden="true" />
            Post a project for this event
          </Button>
        )}
        {!isOver && <AddToCalendar hackathon={hackathon} />}
        {website && <Button render={<ExternalLink href={website.href} />}>Visit website</Button>}
        <ShareLink className={styles.share} path={`/hackathons/${id}`} title={hackathon.title} />
      </Cluster>
    </Card>
  );
}

/** Where the reader is, and at the event where its clocks differ. */
function EventTimes({ startsAt, endsAt, timeZone }: Pick<Hackathon, 'endsAt' | 'timeZone'> & { startsAt: string }) {
  const here = writeSpan(startsAt, endsAt);
  const there = timeZone === null ? here : writeSpan(startsAt, endsAt, timeZone);
  return (
    <>
      <span className={styles.day}>{here}</span>
      {there !== here && (
        <Words as="span" tone="muted" className={styles.there}>
          {`At the event: ${there}`}
        </Words>
      )}
    </>
  );
}
