import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/**
 * The last list of features that are off is the one that counts, so this is Playwright's own, and what Chromium makes ready in
 * each context for what no test does: the two windows behind the address bar, and a page for whatever is opened next. A process each.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a process of its own for what `--disable-gpu` leaves to the processor anyway: six per cent less time.
  '--in-process-gpu',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

export default defineConfig({
  testDir: '.',
  ...(process.env.CREWDECK_LABS ? {} : { testIgnore: '**/*.lab.spec.ts', grepInvert: /@lab/ }),
  globalSetup: './support/prepare-run.ts',
  outputDir: './artifacts/results',
  // Each worker has a system of its own, on which its tests take turns. One more saves no time on two cores.
  workers: Math.min(availableParallelism(), 4),
  fullyParallel: true,
  // On a machine that others share; the run names who needed it.
  retries: 1,
  // For what hangs; the longest journeys take forty seconds, and three times that on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // Prints why tests failed at the end, where it is seen also in the tail of a log.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    // Nothing moves while the layout is looked at or axe measures contrast, and no toast is waited for on its way out.
    contextOptions: { reducedMotion: 'reduce' },
    // What was done, called and logged. Recording how each page looked as well costs a quarter of the suite's time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
