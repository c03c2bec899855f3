import type { Profile } from '@crewdeck/contract';
import { ChipList, Section } from '@crewdeck/ui-kit';
import { groupSkills } from '../../rules/group-skills.ts';
import { NothingYet } from './nothing-yet.tsx';
import styles from './tech-stacks.module.css';

/** Chips shown of each group before '+N more' (spec 9). */
const CHIPS_PER_GROUP = 5;

/** What the person works with, by group. */
export function TechStacks({ profile }: { profile: Profile }) {
  const groups = groupSkills(profile);
  return (
    <Section title="Tech Stacks">
      {groups.length === 0 ? (
        <NothingYet text="No skills added yet." linkText="Add your skills" />
      ) : (
        <dl className={styles.groups}>
          {groups.map(({ group, skills }) => (
            <div key={group} className={styles.group}>
              <dt className={styles.name}>{group}</dt>
              <dd>
                <ChipList items={skills} max={CHIPS_PER_GROUP} label={`${group} skills`} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
