import type { ModuleStatus } from '@crewdeck/contract';
import { Button, Spinner } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useKeptReleases } from '../hooks/use-releases.ts';
import { releaseChoices } from '../rules/release-choices.ts';
import { ReleaseChoiceField } from './release-choice-field.tsx';
import styles from './release-choices-field.module.css';

interface ReleaseChoicesFieldProps {
  legend: string;
  status: ModuleStatus;
  chosen: string | null;
  error: string | undefined;
  now: number;
  onChoose: (release: string) => void;
}

/** The releases that could be live instead. Those known already can be chosen while the others still load. */
export function ReleaseChoicesField({ legend, status, chosen, error, now, onChoose }: ReleaseChoicesFieldProps) {
  const id = useId();
  const kept = useKeptReleases(status.module);
  const choices = releaseChoices(status, kept.data ?? []);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <ReleaseChoiceField
            key={choice.release}
            choice={choice}
            name={id}
            isChosen={choice.release === chosen}
            now={now}
            onChoose={() => onChoose(choice.release)}
          />
        ))}
        <div role="status" className={styles.note}>
          {kept.isPending ? (
            <p>
              <Spinner /> Loading the kept releases…
            </p>
          ) : null}
          {kept.data && choices.length === 0 ? <p>No other release is kept in the store.</p> : null}
          {kept.isLoadingError ? <p>The other releases could not be loaded.</p> : null}
        </div>
        {kept.isLoadingError ? (
          <Button size="sm" className={styles.retry} onClick={() => void kept.refetch()}>
            Load them again
          </Button>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
