import { dayText, type Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  ChipList,
  ClockIcon,
  Cover,
  ExternalLink,
  HandshakeIcon,
  IconItem,
  IconList,
  MapPinIcon,
  parseHttpUrl,
  Row,
  Stack,
  Words,
} from '@crewdeck/ui-kit';
import { writeDays } from '../rules/days.ts';
import { isFormingOver } from '../rules/registration-state.ts';
import { teamsWords } from '../rules/team-words.ts';
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
  const { id, title, description, techStack, eventDate, deadline, location } = hackathon;
  const byline = hackathon.organizer ?? hackathon.createdBy;
  const website = hackathon.hackathonLink && parseHttpUrl(hackathon.hackathonLink);

  const teams = teamsWords(hackathon.teamsForming);

  return (
    <Card isLink className={styles.card}>
      <Cover seed={id} src={hackathon.coverUrl} isOnCard />
      <Row gap={4} align="start" className={styles.head} data-card-top="">
        <CalendarLeaf day={eventDate} />
        <Stack gap={1} grows>
          <CardTitle>
            <Link to={`/hackathons/${id}`}>{title}</Link>
          </CardTitle>
          {byline && (
            <Words tone="muted">
              by <bdi>{byline}</bdi>
            </Words>
          )}
        </Stack>
      </Row>
      <HackathonBadges hackathon={hackathon} today={today} />
      {description && (
        <CardText lines={LINES_SHOWN} className={styles.about}>
          {description}
        </CardText>
      )}
      <ChipList items={techStack} max={CHIPS_SHOWN} label="Technologies" />
      <CardFoot>
        <IconList tone="muted" className={styles.facts} aria-label="When and where">
          <IconItem icon={<ClockIcon aria-hidden="true" />}>
            <span>
              <time dateTime={eventDate}>{writeDays(hackathon)}</time>
              {deadline && (
                <>
                  {', register by '}
                  <time dateTime={deadline}>{dayText(deadline)}</time>
                </>
              )}
            </span>
          </IconItem>
          {location && (
            <IconItem icon={<MapPinIcon aria-hidden="true" />}>
              <bdi>{location}</bdi>
            </IconItem>
          )}
          {teams && (
            <IconItem icon={<HandshakeIcon aria-hidden="true" />} className={styles.teams}>
              {teams}
            </IconItem>
          )}
        </IconList>
        <Row gap={2}>
          {!isFormingOver(hackathon, today) && (
            <Button
              variant="primary"
              render={<Link to={`/hackathons/${id}`} aria-label={`Find a team for ${title}`} />}
            >
              Find a team
            </Button>
          )}
          {website && (
            <Button render={<ExternalLink href={website.href} aria-label={`Visit website of ${title}`} />}>
              Visit website
            </Button>
          )}
        </Row>
      </CardFoot>
    </Card>
  );
}
