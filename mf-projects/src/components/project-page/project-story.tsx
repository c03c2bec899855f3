import type { ProjectPage } from '@crewdeck/contract';
import { ChipList, LongText, Section } from '@crewdeck/ui-kit';
import styles from './project-story.module.css';

/** Description, tags and tech stack, as the owner wrote them, and open roles while it looks for people. */
export function ProjectStory({ project }: { project: ProjectPage }) {
  const { description, isLooking, rolesNeeded, techStack, tags } = project;
  return (
    <>
      <Section title="About this project">
        {description ? (
          <LongText>{description}</LongText>
        ) : (
          <p className={styles.none}>The owner hasn't described it yet.</p>
        )}
        {tags.length > 0 ? (
          <p dir="auto" className={styles.tags}>
            {tags.map((tag) => `#${tag}`).join(' ')}
          </p>
        ) : null}
      </Section>
      {isLooking && rolesNeeded.length > 0 ? (
        <Section title="Roles open">
          <ChipList items={rolesNeeded} label="Roles open" tone="accent" />
        </Section>
      ) : null}
      {techStack.length > 0 ? (
        <Section title="Built with">
          <ChipList items={techStack} label="Tech stack" />
        </Section>
      ) : null}
    </>
  );
}
