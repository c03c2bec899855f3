import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  CalendarClockIcon,
  Card,
  ClockIcon,
  Cluster,
  ExternalLink,
  GlobeIcon,
  IconItem,
  IconList,
  MapPinIcon,
  PlusIcon,
  parseHttpUrl,
  ShareLink,
  TrophyIcon,
  Words,
} from '@crewdeck/ui-kit';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { haveSameClocks, writeDayInWords, writeDistance, writeSpan } from '../../rules/days.ts';
import { isFormingOver, registrationWords } from '../../rules/registration-state.ts';
import { isOnTeam } from '../../rules/team-search-state.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { FindTeamButton } from './find-team-button.tsx';
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
  const isOver = isFormingOver(hackathon, today);
  const { search } = useSearcher(id);
  const mayPost = !isOver && !(search && isOnTeam(search));
  const postPath = `/post-project?hackathon=${id}`;
  const hasPosted = search !== undefined && search.ownProjects.length > 0;
  return (
    <Card as="section" aria-label="When and where" className={styles.root}>
      <IconList className={styles.facts} aria-label="When and where">
        <IconItem icon={<ClockIcon aria-hidden="true" />}>
          {startsAt === null ? (
            <div>
              <p>
                <strong>
                  <time dateTime={eventDate}>{writeDayInWords(eventDate, today)}</time>
                </strong>
              </p>
              <Distance today={today} day={eventDate} />
            </div>
          ) : (
            <EventTimes hackathon={hackathon} today={today} startsAt={startsAt} />
          )}
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
        <IconItem icon={<CalendarClockIcon aria-hidden="true" />}>
          <p>{registrationWords(hackathon, today)}</p>
        </IconItem>
        {website && (
          <IconItem icon={<GlobeIcon aria-hidden="true" />}>
            <ExternalLink href={website.href}>Visit website</ExternalLink>
          </IconItem>
        )}
      </IconList>
      <Cluster gap={3} fills="always" className={styles.actions}>
        {!isOver && <FindTeamButton hackathonId={id} />}
        {mayPost && !hasPosted && (
          <Button render={<Link to={postPath} />}>
            <PlusIcon aria-hidden="true" />
            Post a project for this event
          </Button>
        )}
        {search?.organisesAs ? (
          <Button render={<Link to={`/hackathons/${id}/organise`} />}>Organise this event</Button>
        ) : null}
        {!isOver && <AddToCalendar hackathon={hackathon} />}
        <ShareLink size="sm" className={styles.share} path={`/hackathons/${id}`} title={hackathon.title} />
      </Cluster>
      {mayPost && hasPosted && (
        <p>
          <Link to={postPath}>Post another project for this event</Link>
        </p>
      )}
    </Card>
  );
}

interface EventTimesProps extends HackathonTicketProps {
  startsAt: string;
}

/** By the clocks of the event, and of the reader where they differ. Of an event that is online, where nobody travels, theirs come first. */
function EventTimes({ hackathon, today, startsAt }: EventTimesProps) {
  const { endsAt, eventDate, timeZone, eventMode } = hackathon;
  const moments = endsAt === null ? [startsAt] : [startsAt, endsAt];
  const here = writeSpan(startsAt, endsAt, today);
  const there =
    timeZone === null || haveSameClocks(moments, timeZone) ? null : writeSpan(startsAt, endsAt, today, timeZone);
  const isOnline = eventMode?.toLowerCase() === 'online';
  return (
    <div>
      <p>
        <strong>{isOnline ? here : (there ?? here)}</strong>
      </p>
      <Distance today={today} day={eventDate} />
      {there && <Words tone="muted">{isOnline ? `Organiser's time: ${there}` : `Your time: ${here}`}</Words>}
    </div>
  );
}

/** On a line of its own: beside the times it fits some cards only. */
function Distance({ today, day }: { today: string; day: string }) {
  return <Words tone="muted">{writeDistance(today, day)}</Words>;
}
