import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';
import { runCommand } from '#bin/run-command.mjs';
import { stateFilesIn } from '../state-files.ts';
import type { DemoHackathon } from './demo-data.ts';
import { hackathonOn } from './demo-day.ts';

/** Imports the hackathons with the API's own command. A second import updates. */
export async function seedHackathons(
  hackathons: readonly DemoHackathon[],
  { databaseUrl, dataDirectory }: { databaseUrl: string; dataDirectory: string },
): Promise<void> {
  const file = join(dataDirectory, 'demo-hackathons.json');
  const today = new Date();
  await writeFile(file, JSON.stringify(hackathons.map((hackathon) => hackathonOn(today, hackathon))));
  await runCommand([process.execPath, join(ROOT, 'api/dist/hackathons/import-hackathons.js'), file], {
    logFile: join(stateFilesIn(dataDirectory).logsDirectory, 'import-hackathons.log'),
    failure: 'Importing the demo hackathons failed',
    env: { DATABASE_URL: databaseUrl },
  });
  await rm(file);
}
