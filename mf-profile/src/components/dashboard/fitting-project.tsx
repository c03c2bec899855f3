import { type ListedProject, openSeatsText } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Card, CardTitle, CardTop, Cover, PointList } from '@crewdeck/ui-kit';

/** A project that fits, and what speaks for it. The card leads to it wherever it is pressed. */
export function FittingProject({ project }: { project: ListedProject }) {
  const { id, title, coverUrl, fit } = project;
  return (
    <Card isLink>
      <Cover seed={id} src={coverUrl} isOnCard />
      <CardTop>
        <Badge tone="green">{openSeatsText(project)}</Badge>
        {fit?.isNewcomer ? <Badge tone="violet">New here</Badge> : null}
      </CardTop>
      <CardTitle as="h3">
        <Link to={`/projects/${id}`}>{title}</Link>
      </CardTitle>
      <PointList points={fit?.reasons ?? []} label={`Why ${title} fits`} />
    </Card>
  );
}
