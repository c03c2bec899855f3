import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';
import { runCommand } from '#bin/run-command.mjs';
import type { StackPorts } from '../settings.ts';
import { stateFilesIn } from '../state-files.ts';
import { type DemoHackathon, hackathonOn, readDemoData } from './demo-data.ts';
import { seedPeople } from './seed-people.ts';
import { seedProjects } from './seed-projects.ts';
import { seedReading } from './seed-reading.ts';
import { seedReports } from './seed-reports.ts';

interface SeedTarget {
  ports: StackPorts;
  databaseUrl: string;
  dataDirectory: string;
}

/**
 * Puts the demo data into a running stack the way people would: accounts at the identity provider, everything else through
 * the API. Every part looks first at what is there, so it can be interrupted anywhere and run again.
 */
export async function seed(target: SeedTarget): Promise<void> {
  const { people, projects, hackathons } = await readDemoData();
  await seedHackathons(hackathons, target);
  const seeded = await seedPeople(people, target.ports);
  await seedProjects(projects, seeded);
  await seedReading(seeded.values());
  await seedReports(people, seeded);
}

/** Imports the hackathons with the API's own command. A second import updates. */
async function seedHackathons(
  hackathons: readonly DemoHackathon[],
  { databaseUrl, dataDirectory }: SeedTarget,
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
