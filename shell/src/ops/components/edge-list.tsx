import type { EdgeStatus } from '@crewdeck/contract';
import { Badge, Section } from '@crewdeck/ui-kit';
import { CommandLine } from './command-line.tsx';
import styles from './edge-list.module.css';
import { Moment } from './moment.tsx';

interface EdgeListProps {
  edges: readonly EdgeStatus[];
  /** Of the whole registry. */
  revision: number;
  now: number;
}

/** What each edge serves by its own word, and how to check what nobody's word is enough for. */
export function EdgeList({ edges, revision, now }: EdgeListProps) {
  return (
    <Section title="What edges serve">
      {edges.length === 0 ? (
        <p className={styles.none}>No edge has said within the last minute what it serves.</p>
      ) : null}
      <ul className={styles.list}>
        {edges.map((edge) => (
          <li key={edge.name} className={styles.edge}>
            <strong translate="no">{edge.name}</strong>
            <EdgeBadge edge={edge} revision={revision} />
            <span className={styles.none}>
              revision {edge.revision}, <Moment at={edge.seenAt} now={now} />
            </span>
            {edge.missing.length > 0 ? (
              <span className={styles.missing}>It can't read {edge.missing.join(', ')} in its store.</span>
            ) : null}
          </li>
        ))}
      </ul>
      <CommandLine command="npm run release -- verify">
        This page knows what edges say. Whether each file in the store is what was published, only the command can read:
      </CommandLine>
    </Section>
  );
}

function EdgeBadge({ edge, revision }: { edge: EdgeStatus; revision: number }) {
  if (edge.missing.length > 0) return <Badge tone="red">Files missing</Badge>;
  if (edge.revision < revision) return <Badge tone="amber">Behind</Badge>;
  return <Badge tone="green">Serves what is live</Badge>;
}
