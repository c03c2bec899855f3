import { LIMITS, SKILL_CATALOGUE } from '@crewdeck/contract';
import { FormSection } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { useSkillSuggestions } from '../../hooks/use-skill-suggestions.ts';
import { skillOptions } from '../../rules/skill-options.ts';
import { EntryFields } from './entry-fields.tsx';
import { SkillLevelFields } from './skill-level-fields.tsx';

/** The skills of the catalogue in four groups, and room for those it doesn't know. */
export function SkillFields({ form, change }: FormPart) {
  const { suggest, load } = useSkillSuggestions();
  const hint = `Choose three or more you could use tomorrow. Up to ${LIMITS.skillsPerProfile}.`;
  return (
    <FormSection id={'skills' satisfies EditorPart} title="Your Skills" hint={hint}>
      <EntryFields
        form={form}
        change={change}
        list="skills"
        draft="skillDraft"
        groups={SKILL_CATALOGUE}
        ownLegend="Custom skills"
        label="Add a custom skill"
        addLabel="Add skill"
        placeholder="e.g. Blender"
        options={skillOptions(suggest, form.skillDraft, form.skills)}
        onFocus={load}
      />
      <SkillLevelFields form={form} change={change} />
    </FormSection>
  );
}
