import { readRoleOfPerson } from '../session/session-start.ts';

/** A role that was given a moment ago is in no token yet, and in no answer. */
export async function checkRoleAgain(refetch: () => Promise<unknown>): Promise<void> {
  await readRoleOfPerson(true);
  await refetch();
}
