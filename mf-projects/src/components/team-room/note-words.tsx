import { ExternalLink } from '@crewdeck/ui-kit';
import { wordsAndLinks } from '../../rules/words-and-links.ts';
import styles from './note-words.module.css';

/** What somebody wrote, with their line breaks, and its addresses as links. */
export function NoteWords({ id, words }: { id: string; words: string }) {
  return (
    <p id={id} dir="auto" className={styles.root}>
      {wordsAndLinks(words).map(({ text, href, at }) =>
        href ? (
          <ExternalLink key={at} href={href}>
            {text}
          </ExternalLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}
