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

export function deleteAccount(uid: string): Promise<void> {
  return administer('delete', { localId: uid });
}

interface Mail {
  email: string;
  requestType: string;
  oobLink: string;
}

/** The link in the confirmation mail, which the emulator keeps instead of sending it. The mail may still be on its way. */
export async function confirmationLinkOf(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${theSystem().authEmulatorUrl}/emulator/v1/projects/${PROJECT}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
    link = oobCodes.findLast((one) => one.email === email && one.requestType === 'VERIFY_EMAIL')?.oobLink;
    expect(link, `the confirmation mail to ${email}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
