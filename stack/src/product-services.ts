import { join } from 'node:path';
import webPush, { type VapidKeys } from 'web-push';
import { findBuilds } from './builds.ts';
import { LOOPBACK } from './ports.ts';
import { randomSecret, secretIn } from './secret-file.ts';
import { nodeService } from './services/node-service.ts';
import type { ServiceDescription } from './services/service.ts';
import type { StackPorts } from './settings.ts';
import { releaseKeysIn } from './signing-keys.ts';
import { stateFilesIn } from './state-files.ts';

/** The emulator accepts only projects whose id begins with "demo-" without asking Google anything. */
export const PROJECT_ID = 'demo-crewdeck';

const SUPPORT_CONTACT = 'support@demo.crewdeck.example';

/** Address of what was mailed. */
export function mailboxUrl({ mailbox }: Pick<StackPorts, 'mailbox'>): string {
  return `http://${LOOPBACK}:${mailbox}`;
}

/** Where the API of a stack listens. */
export function apiUrl({ api }: StackPorts): string {
  return `http://${LOOPBACK}:${api}`;
}

interface ProductOptions {
  ports: StackPorts;
  dataDirectory: string;
  /** Variables that differ from what the stack sets by itself. */
  environment?: Record<string, string> | undefined;
  /** Folder that has `api` and `edge` of the version to be run; without it this checkout's. */
  versionFolder?: string | undefined;
}

export function authEmulatorService({ ports, dataDirectory }: ProductOptions): ServiceDescription {
  const { accountsFile, emulatorSettings } = stateFilesIn(dataDirectory);
  return nodeService('stack/dist/auth-emulator/main.js', {
    name: 'The auth emulator',
    environment: {
      PROJECT_ID,
      HOST: LOOPBACK,
      PORT: String(ports.authEmulator),
      ACCOUNTS_FILE: accountsFile,
      // Whatever the Firebase tools look up about a signed-in developer, they don't find it.
      XDG_CONFIG_HOME: emulatorSettings,
    },
    // It holds its accounts in a few megabytes; without a limit V8 lets garbage pile up to three times that.
    nodeOptions: ['--max-semi-space-size=2', '--max-old-space-size=256'],
    logFile: logFile(dataDirectory, 'auth-emulator'),
    readyUrl: `http://${LOOPBACK}:${ports.authEmulator}/`,
  });
}

/** Keeps mails in memory, and hands nothing on. Beside them it shows what the identity provider would mail to people. */
export function mailboxService({ ports, dataDirectory }: ProductOptions): ServiceDescription {
  return nodeService('stack/dist/mailbox/main.js', {
    name: 'The mailbox',
    environment: {
      HOST: LOOPBACK,
      PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      PROVIDER_MAILS_URL: `http://${LOOPBACK}:${ports.authEmulator}/emulator/v1/projects/${PROJECT_ID}/oobCodes`,
    },
    nodeOptions: ['--max-semi-space-size=2', '--max-old-space-size=128'],
    logFile: logFile(dataDirectory, 'mailbox'),
    // The list itself asks the auth emulator, which may still be starting.
    readyUrl: `${mailboxUrl(ports)}/mails.json`,
  });
}

interface ProductKeys {
  /** One for each purpose, by the variable that says it. */
  secrets: Record<
    'PREVIEW_SECRETS' | 'SOURCE_MAP_SECRETS' | 'EDGE_REPORT_SECRETS' | 'UNSUBSCRIBE_SECRETS' | 'IDENTITY_SECRETS',
    string
  >;
  pushKeys: VapidKeys;
  /** As `RELEASE_KEYS` says it. */
  releaseKeys: string;
}

/** Of a data directory; made with its first start. */
export async function productKeysIn(dataDirectory: string): Promise<ProductKeys> {
  const { secretsFile, pushKeysFile, keysDirectory } = stateFilesIn(dataDirectory);
  const modules = findBuilds().map(({ module }) => module);
  const [secrets, pushKeys, releaseKeys] = await Promise.all([
    secretIn(secretsFile, JSON.stringify(newSecrets())),
    secretIn(pushKeysFile, JSON.stringify(webPush.generateVAPIDKeys())),
    releaseKeysIn(keysDirectory, modules),
  ]);
  return { secrets: JSON.parse(secrets), pushKeys: JSON.parse(pushKeys), releaseKeys };
}

function newSecrets(): ProductKeys['secrets'] {
  return {
    PREVIEW_SECRETS: randomSecret(),
    SOURCE_MAP_SECRETS: randomSecret(),
    EDGE_REPORT_SECRETS: randomSecret(),
    UNSUBSCRIBE_SECRETS: randomSecret(),
    IDENTITY_SECRETS: randomSecret(),
  };
}

export function apiService(
  { ports, dataDirectory, environment, versionFolder = '' }: ProductOptions,
  { databaseUrl, secrets, pushKeys, releaseKeys }: ProductKeys & { databaseUrl: string },
): ServiceDescription {
  return nodeService(join(versionFolder, 'api/dist/main.js'), {
    name: 'The API',
    environment: {
      PORT: String(ports.api),
      HOST: LOOPBACK,
      DATABASE_URL: databaseUrl,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.authEmulator}`,
      ...secrets,
      RELEASE_KEYS: releaseKeys,
      RELEASES_STORE: stateFilesIn(dataDirectory).releasesDirectory,
      OPS_EMAILS: 'ops@demo.crewdeck.example',
      SMTP_URL: `smtp://${LOOPBACK}:${ports.smtp}`,
      MAIL_FROM: 'Crewdeck <no-reply@demo.crewdeck.example>',
      PUBLIC_ORIGIN: `http://localhost:${ports.edge}`,
      SUPPORT_CONTACT,
      PUSH_PUBLIC_KEY: pushKeys.publicKey,
      PUSH_PRIVATE_KEY: pushKeys.privateKey,
      PUSH_CONTACT: `mailto:${SUPPORT_CONTACT}`,
      // Everybody comes from this machine, which is one network.
      REPORTS_PER_MINUTE_PER_NETWORK: '1000',
      ...environment,
    },
    logFile: logFile(dataDirectory, 'api'),
    readyUrl: `${apiUrl(ports)}/api/health/ready`,
  });
}

export function edgeService(
  { ports, dataDirectory, environment, versionFolder = '' }: ProductOptions,
  { secrets, releaseKeys }: Pick<ProductKeys, 'secrets' | 'releaseKeys'>,
): ServiceDescription {
  const { registryFile, releasesDirectory } = stateFilesIn(dataDirectory);
  const { UNSUBSCRIBE_SECRETS: _, IDENTITY_SECRETS: __, ...ofEdge } = secrets;
  return nodeService(join(versionFolder, 'edge/dist/main.js'), {
    name: 'The edge',
    environment: {
      PORT: String(ports.edge),
      HOST: LOOPBACK,
      API_URL: apiUrl(ports),
      SUPPORT_CONTACT,
      ...ofEdge,
      RELEASE_KEYS: releaseKeys,
      RELEASES_STORE: releasesDirectory,
      REGISTRY_FILE: registryFile,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_API_KEY: 'demo-api-key',
      FIREBASE_AUTH_DOMAIN: `${LOOPBACK}:${ports.authEmulator}`,
      FIREBASE_AUTH_EMULATOR_URL: `http://${LOOPBACK}:${ports.authEmulator}`,
      ...environment,
    },
    logFile: logFile(dataDirectory, 'edge'),
    readyUrl: `http://${LOOPBACK}:${ports.edge}/readyz`,
  });
}

function logFile(dataDirectory: string, name: string): string {
  return join(stateFilesIn(dataDirectory).logsDirectory, `${name}.log`);
}
