import { theSystem } from './system.ts';

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

export function deleteAccount(uid: string): Promise<void> {
  return administer('delete', { localId: uid });
}

interface Mail {
  email: string;
  requestType: string;
  oobLink: string;
}

/** The link in the confirmation mail, which the emulator keeps instead of sending it. */
export async function confirmationLinkOf(email: string): Promise<string> {
  const response = await fetch(`${theSystem().authEmulatorUrl}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  const mail = oobCodes.findLast((one) => one.email === email && one.requestType === 'VERIFY_EMAIL');
  if (!mail) throw new Error(`No confirmation mail was sent to ${email}.`);
  return mail.oobLink;
}
