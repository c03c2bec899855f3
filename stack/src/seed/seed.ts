import type { StackPorts } from '../settings.ts';
import { readDemoData } from './demo-data.ts';
import { seedHackathons } from './seed-hackathons.ts';
import { seedPeople } from './seed-people.ts';
import { seedProjects } from './seed-projects.ts';

export interface SeedTarget {
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
  await seedProjects(projects, await seedPeople(people, target.ports));
}
