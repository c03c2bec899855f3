import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Publication,
  publishRelease,
  readRecord,
  readRegistry,
  releaseIdOf,
  withLive,
  writeRegistry,
} from '@crewdeck/releases';
import { ROOT } from '#bin/checkout.mjs';

/** Where a stack keeps its releases, and says which are live. */
export interface ReleasePaths {
  releasesDirectory: string;
  registryFile: string;
}

/**
 * Publishes the builds of the shell and all modules. A build that is new here goes live. One that was published before
 * changes nothing, so a module that somebody rolled back stays so over a restart.
 */
export async function publishBuilds({ releasesDirectory, registryFile }: ReleasePaths): Promise<void> {
  const before = await readRegistry(registryFile);
  const publication = describePublication();
  let registry = before;
  for (const build of builds()) {
    const { module, ...rest } = await readRecord(build);
    const releaseId = releaseIdOf(rest);
    const isNew = !existsSync(join(releasesDirectory, module, releaseId));
    await publishRelease(build, releasesDirectory, publication);
    if (isNew || !registry.modules[module]) registry = withLive(registry, module, releaseId);
  }
  if (registry !== before) await writeRegistry(registryFile, registry);
}

function builds(): string[] {
  return readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'dist/release'))
    .filter((build) => existsSync(join(build, 'release.json')));
}

function describePublication(): Publication {
  return { commit: currentCommit(), at: new Date().toISOString(), by: 'npm start' };
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without git still starts: its releases then name no commit.
    return null;
  }
}
