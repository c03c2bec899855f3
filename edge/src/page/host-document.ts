import { type HostConfig, type HostDocument, releaseIdOf } from '@crewdeck/releases';
import { authDomainOf, type EdgeConfig } from '../config.ts';
import type { ShellRelease } from '../releases/shell-release.ts';

interface Parts extends Pick<HostDocument, 'registry' | 'isStrict'> {
  shell: ShellRelease;
}

/** Everything a page needs to know before its first call. */
export function hostDocument(config: EdgeConfig, { shell, ...parts }: Parts): HostDocument {
  // Who uses which of them was looked at before anything went live.
  const { sdkExports: _, ...provides } = shell.host.provides;
  return { config: hostConfig(config), host: { ...shell.host, provides, release: releaseIdOf(shell) }, ...parts };
}

function hostConfig(config: EdgeConfig): HostConfig {
  return {
    firebase: {
      apiKey: config.FIREBASE_API_KEY,
      authDomain: authDomainOf(config),
      projectId: config.FIREBASE_PROJECT_ID,
      emulatorUrl: config.FIREBASE_AUTH_EMULATOR_URL ?? null,
    },
    moduleLoadTimeoutMs: config.MODULE_LOAD_TIMEOUT_MS,
    contact: config.SUPPORT_CONTACT,
  };
}
