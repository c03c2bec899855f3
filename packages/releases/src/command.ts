import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishRelease, readRelease } from './directory-store.ts';
import { readRegistry, withLive, writeRegistry } from './registry.ts';
import { releaseIdOf } from './release-record.ts';

const USAGE = `Usage:
  release publish <module> [--activate]            puts the module's build into the store
  release activate <module>@<version>-<hash>       makes a published release live
  release status                                   says what is live`;

const data = resolve(process.env.CREWDECK_DATA ?? '.data');
const store = join(data, 'releases');
const registryFile = join(data, 'registry.json');

async function publish(module: string, isActivated: boolean): Promise<void> {
  const record = await publishRelease(resolve(module, 'dist/release'), store, {
    commit: currentCommit(),
    at: new Date().toISOString(),
    by: userInfo().username,
  });
  console.log(`Published ${module}@${releaseIdOf(record)}.`);
  if (isActivated) await activate(module, releaseIdOf(record));
}

async function activate(module: string, releaseId: string): Promise<void> {
  await readRelease(store, module, releaseId);
  await writeRegistry(registryFile, withLive(await readRegistry(registryFile), module, releaseId));
  console.log(`Live: ${module}@${releaseId}. The next page load runs it.`);
}

async function showStatus(): Promise<void> {
  const { modules, revision } = await readRegistry(registryFile);
  console.log(`Registry revision ${revision}`);
  for (const [module, { live }] of Object.entries(modules)) console.log(`  ${module.padEnd(16)} ${live}`);
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A checkout without git is no reason not to publish: the record then says that the commit is unknown.
    return null;
  }
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { activate: { type: 'boolean' } } });
  const [verb, subject = ''] = positionals;
  const [module = '', releaseId = ''] = subject.split('@');
  if (verb === 'publish' && module) return publish(module, values.activate ?? false);
  if (verb === 'activate' && module && releaseId) return activate(module, releaseId);
  if (verb === 'status') return showStatus();
  console.error(USAGE);
  process.exitCode = 2;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
