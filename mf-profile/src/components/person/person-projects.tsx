import { openSeatsText, type PersonProject } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Card, CardFoot, CardGrid, CardTitle, CardTop, ChipList, Cover, Section, Words } from '@crewdeck/ui-kit';

const CHIPS_SHOWN = 6;

/** What the person owns and seeks teammates for. A card leads to its project wherever it is pressed. */
export function PersonProjects({ projects }: { projects: readonly PersonProject[] }) {
  if (projects.length === 0) return null;
  return (
    <Section title="Projects looking for people">
      <CardGrid label="Projects looking for people">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </CardGrid>
    </Section>
  );
}

function ProjectCard({ project }: { project: PersonProject }) {
  const { id, title, status, rolesNeeded, techStack, coverUrl } = project;
  return (
    <Card isLink>
      <Cover seed={id} src={coverUrl} isOnCard />
      <CardTop>
        <Badge tone="green">{openSeatsText(project)}</Badge>
        {status}
      </CardTop>
      <CardTitle as="h3">
        <Link to={`/projects/${id}`}>{title}</Link>
      </CardTitle>
      {rolesNeeded.length > 0 ? (
        <Words lines={3} tone="muted">
          Looking for <bdi>{new Intl.ListFormat('en-GB').format(rolesNeeded)}</bdi>
        </Words>
      ) : null}
      {techStack.length > 0 ? (
        <CardFoot>
          <ChipList items={techStack} max={CHIPS_SHOWN} label={`Tech stack of ${title}`} />
        </CardFoot>
      ) : null}
    </Card>
  );
}
