import { lazyDialog } from '@crewdeck/ui-kit';

/** The dialog that changes one's own project: nobody else needs its fields. */
export const EditProject = lazyDialog('Edit project', () =>
  import('./edit-project-dialog.tsx').then((file) => file.EditProjectDialog),
);
