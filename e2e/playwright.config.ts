import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare-run.ts',
  outputDir: './artifacts/results',
  // Each worker has a system of its own, on which its tests take turns. More than one for each core makes all of them late.
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Prints why tests failed at the end, where it is seen also by whoever keeps only the tail of a log.
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
