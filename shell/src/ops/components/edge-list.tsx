import type { EdgeStatus } from '@crewdeck/contract';
import { Badge, Cluster, RowList, Section, Words } from '@crewdeck/ui-kit';
import { Moment } from './moment.tsx';

interface EdgeListProps {
  edges: readonly EdgeStatus[];
  /** Of the whole registry. */
  revision: number;
  now: number;
}

/** What each edge serves by its own word, and the command that checks the files themselves. */
export function EdgeList({ edges, revision, now }: EdgeListProps) {
  return (
    <Section title="Edge servers">
      {edges.length === 0 ? (
        <Words tone="muted" size="sm" isNumeric>
          No edge has reported in the last minute.
        </Words>
      ) : null}
      <RowList>
        {edges.map((edge) => (
          <Cluster key={edge.name} as="li" gap={3} rowGap={1} align="baseline" size="sm">
            <strong translate="no">{edge.name}</strong>
            <EdgeBadge edge={edge} revision={revision} />
            <Words as="span" tone="muted" size="sm" isNumeric>
              revision {edge.revision}, <Moment at={edge.seenAt} now={now} />
            </Words>
            {edge.missing.length > 0 ? <span>Can't serve {edge.missing.join(', ')}.</span> : null}
          </Cluster>
        ))}
      </RowList>
      <Words tone="muted" size="sm" isNumeric>
        Check every file in the store: <code>npm run release -- verify</code>
      </Words>
    </Section>
  );
}

function EdgeBadge({ edge, revision }: { edge: EdgeStatus; revision: number }) {
  if (edge.missing.length > 0) return <Badge tone="red">Files missing</Badge>;
  if (edge.revision < revision) return <Badge tone="amber">Behind</Badge>;
  return <Badge tone="green">Up to date</Badge>;
}
