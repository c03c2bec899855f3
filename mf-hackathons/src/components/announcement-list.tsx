import type { Announcement } from '@crewdeck/contract';
import { LinkedWords, Quote, Stack, Words } from '@crewdeck/ui-kit';
import { writeMoment } from '../rules/days.ts';
import { announcedWords } from '../rules/team-words.ts';
import styles from './announcement-list.module.css';

interface AnnouncementListProps {
  label: string;
  /** With how many people each reached, where the reader is told so. */
  announcements: readonly (Omit<Announcement, 'people'> & Partial<Pick<Announcement, 'people'>>)[];
  /** Whose clocks tell when; `null`: those of the reader. */
  timeZone: string | null;
}

/** What organisers announced, with its addresses as links, and when. */
export function AnnouncementList({ label, announcements, timeZone }: AnnouncementListProps) {
  return (
    <Stack as="ul" gap={4} aria-label={label}>
      {announcements.map(({ id, words, at, people }) => (
        <Stack as="li" gap={2} key={id}>
          <Quote words={<LinkedWords words={words} />} />
          <Words tone="muted" size="sm" className={styles.time}>
            <time dateTime={at}>{writeMoment(at, timeZone)}</time>
            {people === undefined ? null : <span>{`. ${announcedWords(people)}`}</span>}
          </Words>
        </Stack>
      ))}
    </Stack>
  );
}
