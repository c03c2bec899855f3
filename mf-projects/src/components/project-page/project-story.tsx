import { type ProjectPage, rolesLeft } from '@crewdeck/contract';
import { ChipList, LinkedWords, LongText, Section, Words } from '@crewdeck/ui-kit';

/** Description with its addresses as links, tags and tech stack, as the owner wrote them, and the roles still open while it looks for people. */
export function ProjectStory({ project }: { project: ProjectPage }) {
  const { description, isLooking, techStack, tags } = project;
  const roles = isLooking ? rolesLeft(project) : [];
  return (
    <>
      <Section title="About this project">
        {description ? (
          <LongText>
            <LinkedWords words={description} />
          </LongText>
        ) : (
          <Words tone="muted">The owner hasn't described it yet.</Words>
        )}
        {tags.length > 0 ? (
          <Words tone="muted" dir="auto">
            {tags.map((tag) => `#${tag}`).join(' ')}
          </Words>
        ) : null}
      </Section>
      {roles.length > 0 ? (
        <Section title="Roles open">
          <ChipList items={roles} label="Roles open" tone="accent" />
        </Section>
      ) : null}
      {techStack.length > 0 ? (
        <Section title="Tech stack">
          <ChipList items={techStack} label="Tech stack" />
        </Section>
      ) : null}
    </>
  );
}
