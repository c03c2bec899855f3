import { Skeleton } from '@crewdeck/ui-kit';
import styles from './entry-frame.module.css';
import { EntryFrame } from './entry-frame.tsx';

/**
 * The first frame of a page that signs people in or up. It has no form: what is typed before the script has come would be lost,
 * and a password could end up in the address. `main.tsx` replaces it instead of taking it over.
 */
export function EntryDraft({ title, intro = '\u00a0' }: { title: string; intro?: string }) {
  return (
    <EntryFrame title={title} intro={intro}>
      <div data-draft="">
        <Skeleton className={styles.draft} />
      </div>
    </EntryFrame>
  );
}
