import { ChipList, RowList, Section, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { groupSkills, type ProfileSkills, skillLabels } from '../../rules/group-skills.ts';
import styles from './tech-stacks.module.css';

interface TechStacksProps {
  profile: ProfileSkills;
  /** Chips shown of each group before '+N more'. All unless told. */
  max?: number;
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** What the person works with, by group. */
export function TechStacks({ profile, max, ifNone = null }: TechStacksProps) {
  const groups = groupSkills(profile);
  const labelOf = skillLabels(profile);
  if (groups.length === 0 && ifNone === null) return null;
  return (
    <Section title="Tech Stacks">
      {groups.length === 0 ? (
        ifNone
      ) : (
        <RowList as="dl">
          {groups.map(({ group, skills }) => (
            <div key={group} className={styles.group}>
              <Words as="dt" tone="muted" size="sm" weight="medium" className={styles.name}>
                {group}
              </Words>
              <dd>
                <ChipList items={skills.map(labelOf)} max={max} label={`${group} skills`} />
              </dd>
            </div>
          ))}
        </RowList>
      )}
    </Section>
  );
}
