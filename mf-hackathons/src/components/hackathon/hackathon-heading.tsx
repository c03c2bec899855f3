import type { Hackathon } from '@crewdeck/contract';
import { Stack, Words } from '@crewdeck/ui-kit';
import { CalendarLeaf } from '../calendar-leaf.tsx';
import { HackathonBadges } from '../hackathon-badges.tsx';
import styles from './hackathon-heading.module.css';

interface HackathonHeadingProps {
  hackathon: Hackathon;
  /** The day it is for the reader, `YYYY-MM-DD`. */
  today: string;
}

/** Which event this is: its day, its name, who organizes it. */
export function HackathonHeading({ hackathon, today }: HackathonHeadingProps) {
  const byline = hackathon.organizer ?? hackathon.createdBy;
  return (
    <header className={styles.root}>
      <CalendarLeaf day={hackathon.eventDate} size="lg" />
      <Stack gap={3} grows>
        <h1 className={styles.title} dir="auto">
          {hackathon.title}
        </h1>
        {byline && (
          <Words tone="muted" size="lg">
            by <bdi>{byline}</bdi>
          </Words>
        )}
        <HackathonBadges hackathon={hackathon} today={today} />
      </Stack>
    </header>
  );
}
