import { useSearchParams } from '@crewdeck/module-sdk';

const DIALOGS = ['view', 'edit'] as const;
/** Which dialog of My Projects is open. */
export type ProjectDialogName = (typeof DIALOGS)[number];

/** The open dialog lives in the address, `?view=<id>` or `?edit=<id>`, so that it can be reloaded and shared. */
export function useProjectDialog() {
  const [searchParams, setSearchParams] = useSearchParams();
  const name = DIALOGS.find((dialog) => searchParams.has(dialog)) ?? null;

  return {
    name,
    projectId: name && searchParams.get(name),
    open: (dialog: ProjectDialogName, projectId: string) =>
      setSearchParams({ [dialog]: projectId }, { preventScrollReset: true }),
    close: () => setSearchParams({}, { replace: true, preventScrollReset: true }),
  };
}
