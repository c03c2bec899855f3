import { Badge } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { Moment } from '../components/moment.tsx';
import { ReleaseName } from '../components/release-name.tsx';
import type { ReleaseChoice } from '../rules/release-choices.ts';
import styles from './release-choice-field.module.css';

interface ReleaseChoiceFieldProps {
  choice: ReleaseChoice;
  /** Of all choices together. */
  name: string;
  isChosen: boolean;
  now: number;
  onChoose: () => void;
}

/** One release to choose, with what tells it from the others and, where it can't be chosen, why. */
export function ReleaseChoiceField({ choice, name, isChosen, now, onChoose }: ReleaseChoiceFieldProps) {
  const id = useId();
  const { release, publishedAt, publishedBy, badReason, problems, tags } = choice;
  const isPossible = problems.length === 0;
  return (
    <div className={styles.root} data-possible={isPossible}>
      <input
        type="radio"
        id={id}
        name={name}
        className={styles.radio}
        checked={isChosen}
        disabled={!isPossible}
        onChange={onChoose}
        aria-describedby={`${id}-facts`}
      />
      <label htmlFor={id} className={styles.label}>
        <ReleaseName release={release} />
        {tags.map((tag) => (
          <Badge key={tag} tone={tag === 'Canary' ? 'blue' : 'green'}>
            {tag}
          </Badge>
        ))}
        {badReason === null ? null : <Badge tone="amber">Rolled back before</Badge>}
      </label>
      <div id={`${id}-facts`} className={styles.facts}>
        <p>
          Published <Moment at={publishedAt} now={now} /> by {publishedBy}
        </p>
        {badReason === null ? null : <p>Rolled back because: {badReason}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
