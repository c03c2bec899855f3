import type { ProjectInterest, ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, ChipList, Quote } from '@crewdeck/ui-kit';
import { momentText } from '../../../rules/days.ts';
import { InvitePerson } from './invite-person.tsx';
import { NotNow } from './not-now.tsx';
import styles from './person-row.module.css';

const SKILLS_SHOWN = 8;

interface InterestedPersonProps {
  project: ProjectPage;
  interest: ProjectInterest;
  /** One name for all names of a skill. */
  canonical: (name: string) => string;
}

/** A person who would like to join: their role and line, their skills, and the owner's two answers. */
export function InterestedPerson({ project, interest, canonical }: InterestedPersonProps) {
  const { person, words, role, createdAt } = interest;
  const used = new Set(project.techStack.map(canonical));
  const isUsed = (skill: string) => used.has(canonical(skill));
  const skills = person.skills.map(({ skill }) => skill.name);
  return (
    <li className={styles.root}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <div className={styles.person}>
        <span>
          <Link to={`/people/${person.id}`} className={styles.name}>
            <bdi>{person.name}</bdi>
          </Link>{' '}
          <span className={styles.since}>
            {role ? (
              <>
                as <bdi>{role}</bdi>{' '}
              </>
            ) : null}
            since <time dateTime={createdAt}>{momentText(createdAt)}</time>
          </span>
        </span>
        <Quote words={words} />
        <div className={styles.skills}>
          <ChipList
            items={skills.filter(isUsed)}
            label={`Skills of ${person.name} that this project uses`}
            tone="accent"
          />
          <ChipList
            items={skills.filter((skill) => !isUsed(skill))}
            max={SKILLS_SHOWN}
            label={`Other skills of ${person.name}`}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <InvitePerson project={project} person={person} role={role} />
        <NotNow interest={interest} />
      </div>
    </li>
  );
}
