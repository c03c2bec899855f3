import { apiUrl } from '../product-services.ts';
import { findBuilds, registerBuilds, storeBuilds } from '../releases/publish-builds.ts';
import { ensureReleaseAccess } from '../releases/release-access.ts';
import { prepareLog } from '../releases/signed-log.ts';
import type { SigningKeys } from '../signing-keys.ts';
import { stateFilesIn } from '../state-files.ts';
import type { ClusterPorts } from './cluster-ports.ts';
import { STORE_LOCATION, storeEnvironment } from './engine-services.ts';

interface Target {
  readonly ports: ClusterPorts;
  readonly folder: string;
  readonly url: string;
  readonly databaseUrl: string;
  readonly versionFolder: string | undefined;
}

/** Publishes the builds of this checkout, and makes them live. */
export async function publishToStore(
  { ports, folder, url, databaseUrl, versionFolder }: Target,
  signing: SigningKeys,
): Promise<void> {
  // The client of S3 takes its settings from nowhere else.
  Object.assign(process.env, storeEnvironment(ports));
  const { releaseAccessFile: file, keysDirectory } = stateFilesIn(folder);
  const records = await storeBuilds(STORE_LOCATION);
  const access = await ensureReleaseAccess({
    ...{ file, keysDirectory, store: STORE_LOCATION, trust: signing.trust },
    ...{ api: apiUrl(ports.stack), site: url, databaseUrl, versionFolder },
    modules: findBuilds().map(({ module }) => module),
  });
  await prepareLog(access, keysDirectory, signing);
  await registerBuilds(records, access);
}
