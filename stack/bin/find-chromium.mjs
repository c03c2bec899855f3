import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/**
 * Finds a Chromium for the browser suite: the one of CHROMIUM_PATH, one that is installed, Playwright's own, or, for root,
 * the system's package, which is then installed.
 *
 * @param {string} logFile
 * @returns {Promise<string>} path of the program
 */
export async function findChromium(logFile) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Failure(`CHROMIUM_PATH is "${wanted}", and there is no such file.`);
  const found = wanted || INSTALLED.find((path) => existsSync(path)) || playwrightsOwn();
  return found ?? installChromium(logFile);
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: join(ROOT, 'e2e'), encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

/**
 * @param {string} logFile
 * @returns {Promise<string>}
 */
async function installChromium(logFile) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Failure('The browser suite needs Chromium: install it, or name one with CHROMIUM_PATH.');
  }
  const script = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
  await step('Installing Chromium', () =>
    runCommand(['/bin/sh', '-c', script], {
      logFile,
      failure: 'Installing Chromium failed',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
  return '/usr/bin/chromium';
}
