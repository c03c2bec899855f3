import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccountExport, type Activity, pathOf, type ReadActivities } from '@crewdeck/contract';
import { ROOT } from '#bin/checkout.mjs';
import { runCommand } from '#bin/run-command.mjs';
import { apiUrl } from '../product-services.ts';
import type { StackPorts } from '../settings.ts';
import { stateFilesIn } from '../state-files.ts';
import { TokenCaller } from '../token-caller.ts';
import { DemoAccounts, OPS_ACCOUNT } from './demo-accounts.ts';
import { type DemoHackathon, type DemoPerson, hackathonOn, readDemoData } from './demo-data.ts';
import { personOf, type SeededPerson, seedPeople } from './seed-people.ts';
import { seedCovers, seedPictures } from './seed-pictures.ts';
import { seedProjects } from './seed-projects.ts';
import { seedTeamSearches } from './seed-team-searches.ts';

const LEFT_UNREAD = 2;

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
  const { people, projects, hackathons, teamSearches } = await readDemoData();
  await seedHackathons(hackathons, target);
  const seeded = await seedPeople(people, target.ports);
  const ops = await signInOps(target.ports);
  await seedTeamSearches(teamSearches, seeded, ops);
  await seedProjects(projects, seeded);
  await seedPictures(seeded);
  await seedCovers(projects, seeded, ops);
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

async function signInOps(ports: StackPorts): Promise<TokenCaller> {
  return new TokenCaller(apiUrl(ports), await new DemoAccounts(ports.authEmulator).signIn(OPS_ACCOUNT.key));
}

/** Everybody has read what others have done, but for the last of it. */
async function seedReading(people: Iterable<SeededPerson>): Promise<void> {
  for (const { api } of people) {
    const activities = await api.get<Activity[]>(pathOf('/api/activities'));
    const ids = activities.slice(LEFT_UNREAD).map(({ id }) => id);
    if (ids.length > 0) await api.put(pathOf('/api/activities/read'), { ids } satisfies ReadActivities);
  }
}

/** Reports people to ops, as far as that has not happened yet, decided on or not. */
async function seedReports(people: readonly DemoPerson[], seeded: Map<string, SeededPerson>): Promise<void> {
  for (const { key, reports = [] } of people) {
    const subject = { kind: 'person', id: personOf(seeded, key).profileId } as const;
    for (const { from, ...report } of reports) {
      const { api } = personOf(seeded, from);
      const { reports: made } = await api.get<AccountExport>(pathOf('/api/account/export'));
      if (made.some(({ subject: { id } }) => id === subject.id)) continue;
      await api.post(pathOf('/api/abuse-reports'), { subject, ...report });
    }
  }
}
