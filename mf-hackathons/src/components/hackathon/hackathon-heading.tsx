import type { Hackathon } from '@crewdeck/contract';
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
      <div className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {hackathon.title}
        </h1>
        {byline && (
          <p className={styles.byline}>
            by <bdi>{byline}</bdi>
          </p>
        )}
        <HackathonBadges hackathon={hackathon} today={today} />
      </div>
    </header>
  );
}
