import { ChipList, RowList, Words } from '@crewdeck/ui-kit';
import { groupSkills, type ProfileSkills, skillLabels } from '../../rules/group-skills.ts';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';
import styles from './tech-stacks.module.css';

interface TechStacksProps extends Pick<ProfilePartProps, 'ifNone'> {
  profile: ProfileSkills;
  /** Chips shown of each group before '+N more'. All unless told. */
  max?: number;
}

/** What the person works with, by group. */
export function TechStacks({ profile, max, ifNone }: TechStacksProps) {
  const groups = groupSkills(profile);
  const labelOf = skillLabels(profile);
  return (
    <ProfilePart title="Tech Stacks" isEmpty={groups.length === 0} ifNone={ifNone}>
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
    </ProfilePart>
  );
}
