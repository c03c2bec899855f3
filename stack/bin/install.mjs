import { readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { diskFullSentence, Failure } from './failure.mjs';
import { installationHash } from './install-marker.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const MARKER = join(ROOT, 'node_modules/.crewdeck-installed');
const NEEDED_BYTES = 2.5e9;

/**
 * Installs exactly what the lockfile says, with the pinned pnpm, unless that is what is there already.
 *
 * @returns {Promise<void>}
 */
export async function install() {
  const hash = installationHash(ROOT, process.versions.node);
  if (readMarker() === hash) return;
  await step('Installing packages (a minute or two the first time)', async () => {
    await requireFreeDisk();
    await runCommand(['npx', '--yes', `--package=${pinnedPnpm()}`, 'pnpm', 'install', '--frozen-lockfile'], {
      logFile: join(dataDirectory(), 'logs/install.log'),
      failure: 'Installing the packages failed',
      // An npx around us, one that brought another Node for instance, hands its own choices down to this one.
      env: { CI: 'true', npm_config_package: undefined, npm_config_call: undefined },
    });
    writeFileSync(MARKER, hash);
  });
}

/** @returns {string} `pnpm@12.21.0` */
function pinnedPnpm() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;
}

/** @returns {string | null} */
function readMarker() {
  try {
    return readFileSync(MARKER, 'utf8');
  } catch {
    // No marker means that nothing has been installed yet.
    return null;
  }
}

/** @returns {Promise<void>} */
async function requireFreeDisk() {
  const { bavail, bsize } = await statfs(ROOT);
  if (bavail * bsize < NEEDED_BYTES) throw new Failure(diskFullSentence());
}
