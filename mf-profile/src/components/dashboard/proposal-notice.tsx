import { type ComingUp, dayAndTimeText } from '@crewdeck/contract';
import { Link, type PagePartsByPath } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';

const PART = 'find-my-team' satisfies PagePartsByPath['/hackathons/:id'];

/** A proposed team, which is answered on the page of its event. */
export function ProposalNotice({ proposal: { id, title, startsAt } }: { proposal: ComingUp }) {
  return (
    <Notice tone="info">
      A team for{' '}
      <Link to={`/hackathons/${id}#${PART}`}>
        <bdi>{title}</bdi>
      </Link>{' '}
      is waiting for your answer.
      {startsAt ? (
        <>
          {' '}
          Answer by <time dateTime={startsAt}>{dayAndTimeText(startsAt)}</time>.
        </>
      ) : null}
    </Notice>
  );
}
