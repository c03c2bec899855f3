import { splitList } from '@crewdeck/contract';
import { Disclosure, FieldGroup, FieldRow, FormSection, ListField, Stack } from '@crewdeck/ui-kit';
import { useCallback, useState } from 'react';
import type { NewProjectPart } from '../../hooks/use-new-project-form.ts';
import { DifficultyField } from '../fields/difficulty-field.tsx';
import { TECH_GROUPS, TechChips } from '../fields/tech-chips.tsx';

/** Groups that stand open. The others are folded, unless a draft has some of them. */
const GROUPS_SHOWN = 2;
const [FIRST_GROUPS, MORE_GROUPS] = [TECH_GROUPS.slice(0, GROUPS_SHOWN), TECH_GROUPS.slice(GROUPS_SHOWN)];

export function TechnicalFields({ draft, problems, change }: NewProjectPart) {
  const chooseTech = useCallback((techStack: readonly string[]) => change({ techStack }), [change]);
  const [isMoreOpen] = useState(() =>
    MORE_GROUPS.some(([, skills]) => skills.some((skill) => draft.techStack.includes(skill))),
  );
  const entries = { chosen: draft.techStack, onChange: chooseTech };
  return (
    <FormSection title="Technical Requirements" hint="What you'll build it with.">
      <FieldGroup legend="Tech stack">
        <TechChips groups={FIRST_GROUPS} {...entries} />
        <Disclosure summary="More technologies" open={isMoreOpen}>
          <Stack gap={4}>
            <TechChips groups={MORE_GROUPS} {...entries} />
          </Stack>
        </Disclosure>
      </FieldGroup>
      <FieldRow>
        <ListField
          label="Custom tech"
          hint="Anything else, separated with commas."
          entries={splitList(draft.customTech)}
          value={draft.customTech}
          error={problems.techStack}
          onValueChange={(customTech) => change({ customTech })}
        />
        <DifficultyField value={draft.difficulty} onValueChange={(difficulty) => change({ difficulty })} />
      </FieldRow>
    </FormSection>
  );
}
