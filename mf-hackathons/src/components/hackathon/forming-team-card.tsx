import { openSeatsText, type Project, rolesLeft, shownName, teamText } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Card, CardFoot, CardText, CardTitle, CardTop, ChipList, Cover, Words } from '@crewdeck/ui-kit';

const LINES_SHOWN = 3;
const CHIPS_SHOWN = 5;

/** A team in the making: what for, whom it looks for, how many seats. The card leads to its page wherever it is pressed. */
export function FormingTeamCard({ project }: { project: Project }) {
  const { id, title, description, techStack, coverUrl, owner } = project;
  const roles = rolesLeft(project);
  return (
    <Card isLink>
      <Cover seed={id} src={coverUrl} isOnCard />
      <CardTop>
        <Badge tone="green">{openSeatsText(project)}</Badge>
        {teamText(project)}
      </CardTop>
      <CardTitle as="h3">
        <Link to={`/projects/${id}`}>{title}</Link>
      </CardTitle>
      {description && <CardText lines={LINES_SHOWN}>{description}</CardText>}
      {roles.length > 0 && (
        <Words lines={2}>
          Looking for <bdi>{new Intl.ListFormat('en-GB').format(roles)}</bdi>
        </Words>
      )}
      <CardFoot>
        <ChipList items={techStack} max={CHIPS_SHOWN} label={`Tech stack of ${title}`} />
        <Words tone="muted">
          By <bdi>{shownName(owner.name)}</bdi>
        </Words>
      </CardFoot>
    </Card>
  );
}
