import type { ProjectResult } from '@crewdeck/contract';
import { LongText, TrophyIcon, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './finish.module.css';

/** The prize and the team's own words; nothing where there are none. */
export function ResultTold({ result: { place, words } }: { result: ProjectResult }) {
  if (!place && !words) return null;
  return (
    <div className={styles.told}>
      {place ? (
        <p className={styles.prize}>
          <TrophyIcon aria-hidden="true" />
          <span>
            <VisuallyHidden>Prize: </VisuallyHidden>
            <bdi>{place}</bdi>
          </span>
        </p>
      ) : null}
      {words ? (
        <div className={styles.words}>
          <LongText>{words}</LongText>
        </div>
      ) : null}
    </div>
  );
}
