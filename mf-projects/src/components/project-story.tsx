import type { ProjectPage } from '@crewdeck/contract';
import { ChipList, LongText, Section } from '@crewdeck/ui-kit';
import styles from './project-story.module.css';

/** What is to be built, whom it takes and with what: all of it, as its owner wrote it. */
export function ProjectStory({ project }: { project: ProjectPage }) {
  const { description, rolesNeeded, techStack, tags } = project;
  return (
    <>
      <Section title="About this project">
        {description ? (
          <LongText>{description}</LongText>
        ) : (
          <p className={styles.none}>Its owner has not described it yet.</p>
        )}
        {tags.length > 0 ? (
          <p dir="auto" className={styles.tags}>
            {tags.map((tag) => `#${tag}`).join(' ')}
          </p>
        ) : null}
      </Section>
      {rolesNeeded.length > 0 ? (
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
