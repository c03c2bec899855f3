import type { SessionUser } from '@crewdeck/module-sdk';

const PASSWORD_PROVIDER = 'password';

/** Whether the person has a password here; with Google they have none. */
export function hasPassword({ providerData }: SessionUser): boolean {
  return providerData.some(({ providerId }) => providerId === PASSWORD_PROVIDER);
}
