import { Disclosure, SelectField, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { describeLevels, levelChoices, levelOf, withLevel } from '../../rules/skill-levels.ts';
import styles from './skill-level-fields.module.css';

/** How well the person knows each skill they have chosen. Closed until asked for: most never say it. */
export function SkillLevelFields({ form, change }: FormPart) {
  const [isOpen, setIsOpen] = useState(false);
  const { skills, skillLevels } = form;
  if (skills.length === 0) return null;
  return (
    <Disclosure
      summary={<Words as="span" size="sm">{`Skill levels: ${describeLevels(skillLevels, skills)}`}</Words>}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen ? (
        <div className={styles.levels}>
          {skills.map((skill) => {
            const level = levelOf(skillLevels, skill);
            return (
              <SelectField
                key={skill}
                label={<span dir="auto">{`Level of ${skill}`}</span>}
                value={level}
                onValueChange={(next) => change({ skillLevels: withLevel(skillLevels, skill, next) })}
                options={levelChoices(level)}
              />
            );
          })}
        </div>
      ) : null}
    </Disclosure>
  );
}
