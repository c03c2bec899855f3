import { theSystem } from './system.ts';
import { expect } from './test.ts';

const PROJECT = 'demo-crewdeck';

/** What only the administrators of the identity provider can do to an account. */
async function administer(action: 'update' | 'delete', body: object): Promise<void> {
  const { authEmulatorUrl } = theSystem();
  const response = await fetch(
    `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${action}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`The provider refused to ${action} an account: ${await response.text()}`);
}

export function disableAccount(uid: string): Promise<void> {
  return administer('update', { localId: uid, disableUser: true });
}

/** As if the person had followed the link in their mail; a token that they get from then on says so. */
export function confirmAddress(uid: string): Promise<void> {
  return administer('update', { localId: uid, emailVerified: true });
}

export function deleteAccount(uid: string): Promise<void> {
  return administer('delete', { localId: uid });
}

interface Mail {
  email: string;
  requestType: string;
  oobLink: string;
}

/** The link in the confirmation mail. */
export function confirmationLinkOf(email: string): Promise<string> {
  return linkOf(email, 'VERIFY_EMAIL');
}

/** The link in the mail to the new address of somebody who changes theirs. The emulator files it under the former one. */
export function emailChangeLinkOf(former: string): Promise<string> {
  return linkOf(former, 'VERIFY_AND_CHANGE_EMAIL');
}

/** Follows the link in the mail for a forgotten password, and chooses another one there. */
export async function chooseAnotherPassword(email: string, password: string): Promise<void> {
  const link = await linkOf(email, 'PASSWORD_RESET');
  const response = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
  expect(response.status).toBe(200);
}

export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${theSystem().authEmulatorUrl}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((one) => one.email === email);
}

/** The emulator keeps mails instead of sending them. One may still be on its way. */
async function linkOf(email: string, requestType: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(email);
    link = mails.findLast((one) => one.requestType === requestType)?.oobLink;
    expect(link, `a mail of ${requestType} to ${email}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
