/** What can be done about a person, each in a dialog of its own that lives in the address. */
export const PERSON_DIALOGS = ['invite', 'report', 'block'] as const;
export type PersonDialog = (typeof PERSON_DIALOGS)[number];
