import { LIMITS } from '@crewdeck/contract';
import { Button, FormSection, PlusIcon } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { useRowFocus } from '../../hooks/use-row-focus.ts';
import { type FeaturedProjectRow, withAnotherProject } from '../../rules/profile-form.ts';
import { FeaturedProjectRowFields } from './featured-project-row-fields.tsx';

/** Any number of projects, up to the limit. Rows that stay empty are not saved. */
export function FeaturedProjectFields({ form, change }: FormPart) {
  const rows = form.featuredProjects;
  const setRows = (featuredProjects: readonly FeaturedProjectRow[]) => change({ featuredProjects });
  const { addButton, lastTitle, focusNext } = useRowFocus();

  function add() {
    setRows(withAnotherProject(rows));
    focusNext('last title');
  }

  function remove(row: FeaturedProjectRow) {
    setRows(rows.filter((other) => other.key !== row.key));
    focusNext('add button');
  }

  return (
    <FormSection
      id={'projects' satisfies EditorPart}
      title="Featured Projects"
      hint="The work you'd show first. Others see it on your profile, but not on your card."
    >
      {rows.map((row, position) => (
        <FeaturedProjectRowFields
          key={row.key}
          row={row}
          position={position}
          onRowChange={(changed) => setRows(rows.map((other) => (other.key === row.key ? changed : other)))}
          titleRef={position === rows.length - 1 ? lastTitle : undefined}
          onRemove={() => remove(row)}
        />
      ))}
      {rows.length < LIMITS.featuredProjects ? (
        <div>
          <Button ref={addButton} onClick={add}>
            <PlusIcon aria-hidden="true" />
            {rows.length === 0 ? 'Add a Project' : 'Add Another Project'}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}
