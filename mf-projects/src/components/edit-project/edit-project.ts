import { lazyDialog } from '@crewdeck/ui-kit';

/** The edit dialog in a chunk of its own, because only owners need it. */
export const EditProject = lazyDialog('Edit project', () =>
  import('./edit-project-dialog.tsx').then((file) => file.EditProjectDialog),
);
