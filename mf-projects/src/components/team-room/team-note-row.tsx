import { agoText, FORMER_MEMBER, localMinuteText, type TeamNote } from '@crewdeck/contract';
import { Avatar, Cluster, LinkedWords, Row, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { PersonName } from '../person-name.tsx';
import { DeleteNote } from './delete-note.tsx';
import { EditNote } from './edit-note.tsx';
import { ReportNote } from './report-note.tsx';
import styles from './team-room-section.module.css';

const DAY_MS = 86_400_000;

interface TeamNoteRowProps {
  projectId: string;
  note: TeamNote;
  /** Of its author. */
  pictureUrl: string | null | undefined;
  /** Whether the viewer may read the page of its author. */
  hasPage: boolean;
  isOwn: boolean;
  /** Whether notes can be written and changed. */
  isOpen: boolean;
}

/** A note: its author with their face, when they wrote it, its words, and what its author can do with it. */
export function TeamNoteRow({ projectId, note, pictureUrl, hasPage, isOwn, isOpen }: TeamNoteRowProps) {
  const wordsId = useId();
  const { author, createdAt, editedAt } = note;
  return (
    <Row as="li" gap={3} align="start">
      <Avatar name={author?.name ?? FORMER_MEMBER.name} src={pictureUrl} size="sm" />
      <Stack gap={2} grows>
        <Row gap={3} align="center" justify="between">
          <Cluster gap={2} align="baseline" className={styles.head}>
            {author ? <PersonName person={author} hasPage={hasPage} /> : <span>{FORMER_MEMBER.name}</span>}
            <Words as="span" tone="muted" size="sm">
              <time dateTime={createdAt}>{writtenText(createdAt, Date.now())}</time>
              {editedAt ? ', edited' : null}
            </Words>
          </Cluster>
          {isOwn ? (
            <Row gap={1}>
              {isOpen ? <EditNote projectId={projectId} note={note} describedBy={wordsId} /> : null}
              <DeleteNote projectId={projectId} note={note} describedBy={wordsId} />
            </Row>
          ) : (
            <ReportNote note={note} describedBy={wordsId} />
          )}
        </Row>
        <p id={wordsId} dir="auto" className={styles.words}>
          <LinkedWords words={note.words} />
        </p>
      </Stack>
    </Row>
  );
}

/** `5 minutes ago`, and after a day the moment. @param now in milliseconds */
function writtenText(at: string, now: number): string {
  return now - Date.parse(at) < DAY_MS ? agoText(at, now) : localMinuteText(at);
}
