import { type ComingUp, dayAndTimeText } from '@crewdeck/contract';
import { Link, type PagePartsByPath } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';

const PART = 'find-my-team' satisfies PagePartsByPath['/hackathons/:id'];

/** A proposed team is no invite, but waits for an answer as one does. It is answered on the page of its event. */
export function ProposalNotice({ proposal: { id, title, startsAt } }: { proposal: ComingUp }) {
  return (
    <Notice tone="info">
      <Cluster gap={3} rowGap={2} align="center" justify="between">
        <p>
          A team for <bdi>{title}</bdi> is waiting for your answer.
          {startsAt ? (
            <span>
              {' '}
              Answer by <time dateTime={startsAt}>{dayAndTimeText(startsAt)}</time>.
            </span>
          ) : null}
        </p>
        <Button size="sm" aria-label={`View team: ${title}`} render={<Link to={`/hackathons/${id}#${PART}`} />}>
          View team
        </Button>
      </Cluster>
    </Notice>
  );
}
