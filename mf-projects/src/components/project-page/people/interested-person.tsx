import { localDayText, type ProjectInterest, type ProjectPage, rolesLeft, shownName } from '@crewdeck/contract';
import { Link, useQuery } from '@crewdeck/module-sdk';
import { Avatar, ChipList, Cluster, Quote, Stack, Words } from '@crewdeck/ui-kit';
import { InvitePerson } from './invite-person.tsx';
import { NotNow } from './not-now.tsx';
import styles from './person-row.module.css';

const SKILLS_SHOWN = 8;

interface InterestedPersonProps {
  project: ProjectPage;
  interest: ProjectInterest;
}

/** A person who would like to join: their role and line, their skills, and the owner's two answers. */
export function InterestedPerson({ project, interest }: InterestedPersonProps) {
  const canonical = useCanonicalSkill();
  const { person, words, role, createdAt } = interest;
  const [openRole = '', ...otherRoles] = new Set(rolesLeft(project));
  const used = new Set(project.techStack.map(canonical));
  const isUsed = (skill: string) => used.has(canonical(skill));
  const skills = person.skills.map(({ skill }) => skill.name);
  return (
    <li className={styles.root}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <Stack gap={2}>
        <span>
          <Link to={`/people/${person.id}`} className={styles.name}>
            <bdi>{shownName(person.name)}</bdi>
          </Link>{' '}
          <Words as="span" tone="muted">
            interested since <time dateTime={createdAt}>{localDayText(createdAt)}</time>
            {role ? (
              <>
                {', as '}
                <bdi>{role}</bdi>
              </>
            ) : null}
          </Words>
        </span>
        <Quote words={words} />
        <Cluster gap={2}>
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
        </Cluster>
      </Stack>
      <div className={styles.actions}>
        <InvitePerson project={project} person={person} role={role || (otherRoles.length > 0 ? '' : openRole)} />
        <NotNow interest={interest} />
      </div>
    </li>
  );
}

const asTyped = (name: string) => name.toLowerCase();

/** One name for all names of a skill. The catalogue is a file of its own; until it loads, only the case is ignored. */
function useCanonicalSkill(): (name: string) => string {
  const { data } = useQuery({
    queryKey: ['skills', 'catalogue'],
    queryFn: () => import('@crewdeck/matching/skills'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.canonicalSkill ?? asTyped;
}
