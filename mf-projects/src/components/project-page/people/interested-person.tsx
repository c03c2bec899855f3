import { localDayText, type ProjectInterest, type ProjectPage, rolesLeft, shownName } from '@crewdeck/contract';
import { Link, useQuery } from '@crewdeck/module-sdk';
import { Avatar, ChipList, Cluster, Quote, Stack, Words } from '@crewdeck/ui-kit';
import { InvitePerson } from './invite-person.tsx';
import { NotNow } from './not-now.tsx';
import styles from './person-row.module.css';

const OTHERS_SHOWN = 8;

interface InterestedPersonProps {
  project: ProjectPage;
  interest: ProjectInterest;
}

/** A person who would like to join: their role and line, their roles and skills, and the owner's two answers. */
export function InterestedPerson({ project, interest }: InterestedPersonProps) {
  const canonical = useCanonicalSkill();
  const { person, words, role, createdAt } = interest;
  const roles = rolesLeft(project);
  const [openRole = '', ...otherRoles] = new Set(roles);
  const sought = new Set(roles.map(asTyped));
  const used = new Set(project.techStack.map(canonical));
  return (
    <li className={styles.root}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <Stack gap={2}>
        <span>
          <Link to={`/people/${person.id}`} className={styles.name}>
            <bdi>{shownName(person.name)}</bdi>
          </Link>{' '}
          <Words as="span" tone="muted">
            interested since <time dateTime={createdAt}>{sinceText(createdAt, new Date())}</time>
            {role ? (
              <>
                {', as '}
                <bdi>{role}</bdi>
              </>
            ) : null}
          </Words>
        </span>
        <Quote words={words} />
        <MatchedChips
          items={person.roles ?? []}
          isMatch={(name) => sought.has(asTyped(name))}
          label={`Roles of ${person.name} that this project looks for`}
          otherLabel={`Other roles of ${person.name}`}
        />
        <MatchedChips
          items={person.skills.map(({ skill }) => skill.name)}
          isMatch={(name) => used.has(canonical(name))}
          label={`Skills of ${person.name} that this project uses`}
          otherLabel={`Other skills of ${person.name}`}
        />
      </Stack>
      <div className={styles.actions}>
        <InvitePerson project={project} person={person} role={role || (otherRoles.length > 0 ? '' : openRole)} />
        <NotNow interest={interest} />
      </div>
    </li>
  );
}

interface MatchedChipsProps {
  items: readonly string[];
  isMatch: (item: string) => boolean;
  label: string;
  otherLabel: string;
}

/** What suits the project comes first, highlighted. */
function MatchedChips({ items, isMatch, label, otherLabel }: MatchedChipsProps) {
  if (items.length === 0) return null;
  return (
    <Cluster gap={2}>
      <ChipList items={items.filter(isMatch)} label={label} tone="accent" />
      <ChipList items={items.filter((item) => !isMatch(item))} max={OTHERS_SHOWN} label={otherLabel} />
    </Cluster>
  );
}

/** The reader's own calendar day of a moment: `today`, `yesterday`, then `10 May 2026`. */
function sinceText(moment: string, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = localDayText(moment);
  if (day === localDayText(now.toISOString())) return 'today';
  return day === localDayText(yesterday.toISOString()) ? 'yesterday' : day;
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
