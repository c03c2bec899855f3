import { LIMITS } from '@crewdeck/contract';
import { Button, PlusIcon } from '@crewdeck/ui-kit';
import { type FeaturedProjectRow, withAnotherProject } from '../../rules/profile-form.ts';
import { EditorSection } from './editor-section.tsx';
import { FeaturedProjectRowFields } from './featured-project-row-fields.tsx';
import type { FormPart } from './form-part.ts';

/** Any number of projects, up to the limit. Rows that stay empty are not saved. */
export function FeaturedProjectFields({ form, setField }: FormPart) {
  const rows = form.featuredProjects;
  const setRows = (next: readonly FeaturedProjectRow[]) => setField('featuredProjects', next);
  return (
    <EditorSection title="Featured Projects" description="The work you would show first.">
      {rows.map((row, position) => (
        <FeaturedProjectRowFields
          key={row.key}
          row={row}
          position={position}
          onRowChange={(changed) => setRows(rows.map((other) => (other.key === row.key ? changed : other)))}
          onRemove={() => setRows(rows.filter((other) => other.key !== row.key))}
        />
      ))}
      {rows.length < LIMITS.featuredProjects ? (
        <div>
          <Button onClick={() => setRows(withAnotherProject(rows))}>
            <PlusIcon aria-hidden="true" />
            {rows.length === 0 ? 'Add a Project' : 'Add Another Project'}
          </Button>
        </div>
      ) : null}
    </EditorSection>
  );
}
