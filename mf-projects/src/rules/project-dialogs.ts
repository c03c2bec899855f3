/** The dialogs of My Projects, as the address names them. */
export const PROJECT_DIALOGS = ['view', 'edit'] as const;
export type ProjectDialogName = (typeof PROJECT_DIALOGS)[number];
