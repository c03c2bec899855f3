import { localDayText } from '@crewdeck/contract';
import { Link, useMyActivities } from '@crewdeck/module-sdk';
import { Notice, Quote, Stack, Words } from '@crewdeck/ui-kit';
import { isParting, type Parting, partingText } from '../../rules/partings.ts';

/** The teams that the person was lately removed from, and the deleted projects. Empty while activities don't load. */
export function PartingNotices() {
  const { data: activities = [] } = useMyActivities();
  const partings = activities.filter(isParting);
  if (partings.length === 0) return null;
  return (
    <Notice tone="info">
      <Stack as="ul" gap={3} aria-label="Recently ended">
        {partings.map((parting) => (
          <PartingNotice key={parting.id} parting={parting} />
        ))}
      </Stack>
    </Notice>
  );
}

function PartingNotice({ parting }: { parting: Parting }) {
  const { project, words, at } = parting;
  return (
    <li>
      <strong dir="auto">
        {project.id ? <Link to={`/projects/${project.id}`}>{project.title}</Link> : project.title}
      </strong>
      {': '}
      {partingText(parting)}{' '}
      <Words as="span" tone="muted">
        <time dateTime={at}>{localDayText(at)}</time>
      </Words>
      <Quote words={words} />
    </li>
  );
}
