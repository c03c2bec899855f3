import { LIMITS } from '@crewdeck/contract';
import { TextField } from '@crewdeck/ui-kit';
import { EditorSection } from './editor-section.tsx';
import styles from './field-pair.module.css';
import type { FormPart } from './form-part.ts';

/** Year and branch, which make up the university line. */
export function AcademicInformation({ form, setField }: FormPart) {
  return (
    <EditorSection title="Academic Information" description="Helps people from your year or field find you.">
      <div className={styles.root}>
        <TextField
          label="Academic Year"
          placeholder="e.g. 3rd year"
          value={form.academicYear}
          onValueChange={(academicYear) => setField('academicYear', academicYear)}
          maxLength={LIMITS.shortText}
          dir="auto"
        />
        <TextField
          label="Branch"
          placeholder="e.g. Computer Science"
          value={form.branch}
          onValueChange={(branch) => setField('branch', branch)}
          maxLength={LIMITS.shortText}
          dir="auto"
        />
      </div>
    </EditorSection>
  );
}
