import type { RecordDiff as Diff } from '@crewdeck/releases/record-diff';
import { bytesText, changeText } from '@crewdeck/releases/texts';
import { Button, Spinner } from '@crewdeck/ui-kit';
import { useRecordDiff } from '../hooks/use-record-diff.ts';
import { namedChanges } from '../rules/diff-texts.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './record-diff.module.css';

interface RecordDiffProps {
  module: string;
  /** The live release. */
  from: string;
  to: string;
}

/** What would change if this release were live: sizes first, then what comes and goes. */
export function RecordDiff({ module, from, to }: RecordDiffProps) {
  const { data, isPending, refetch } = useRecordDiff(module, from, to);
  if (isPending)
    return (
      <p role="status" className={styles.note}>
        <Spinner /> Comparing…
      </p>
    );
  if (!data)
    return (
      <p role="status" className={styles.note}>
        They could not be compared.{' '}
        <Button size="sm" onClick={() => void refetch()}>
          Compare them again
        </Button>
      </p>
    );
  return <Differences diff={data} from={from} to={to} />;
}

function Differences({ diff, from, to }: { diff: Diff; from: string; to: string }) {
  const named = namedChanges(diff);
  const rows = [
    ...diff.pages.map(({ page, ...sizes }) => rowOf(`Scripts of ${page}`, sizes)),
    rowOf('All files', diff.bytes),
    ...diff.files.map(({ file, ...sizes }) => rowOf(file, sizes)),
  ];
  return (
    <div className={styles.root}>
      {named.length > 0 ? (
        <ul className={styles.named}>
          {named.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {diff.files.length === 0 ? <p>No file differs.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={`Sizes in ${from} and ${to}`}>
        <FigureTable columns={['What', 'Live', 'This', 'Change']} rows={rows} />
      </section>
    </div>
  );
}

function rowOf(name: string, { from, to }: { from: number | null; to: number | null }): string[] {
  return [name, sizeText(from), sizeText(to), changeText(from, to)];
}

function sizeText(bytes: number | null): string {
  return bytes === null ? '–' : bytesText(bytes);
}
