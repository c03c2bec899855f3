import type { EdgeStatus } from '@crewdeck/contract';
import { Badge, Section } from '@crewdeck/ui-kit';
import { Moment } from './moment.tsx';
import styles from './releases.module.css';

interface EdgeListProps {
  edges: readonly EdgeStatus[];
  /** Of the whole registry. */
  revision: number;
  now: number;
}

/** What each edge serves by its own word, and the command that checks the files themselves. */
export function EdgeList({ edges, revision, now }: EdgeListProps) {
  return (
    <Section title="What edges serve">
      {edges.length === 0 ? (
        <p className={styles.quiet}>No edge has said within the last minute what it serves.</p>
      ) : null}
      <ul className={styles.rows}>
        {edges.map((edge) => (
          <li key={edge.name}>
            <strong translate="no">{edge.name}</strong>
            <EdgeBadge edge={edge} revision={revision} />
            <span className={styles.quiet}>
              revision {edge.revision}, <Moment at={edge.seenAt} now={now} />
            </span>
            {edge.missing.length > 0 ? <span>It can’t serve {edge.missing.join(', ')}.</span> : null}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        To check every file in the store: <code>npm run release -- verify</code>
      </p>
    </Section>
  );
}

function EdgeBadge({ edge, revision }: { edge: EdgeStatus; revision: number }) {
  if (edge.missing.length > 0) return <Badge tone="red">Files missing</Badge>;
  if (edge.revision < revision) return <Badge tone="amber">Behind</Badge>;
  return <Badge tone="green">Serves what is live</Badge>;
}
