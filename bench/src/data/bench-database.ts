import type { Workshop } from '../workshop.ts';
import { PeopleAndProjects, type Size } from './people-and-projects.ts';

/** Address of the database with so many people and as many projects, on the one PostgreSQL of the run. */
export async function benchDatabase(workshop: Workshop, size: Size): Promise<string> {
  const data = await workshop.once('people and projects', async () => {
    const started = await PeopleAndProjects.start();
    workshop.onEnd(started.stop);
    return started;
  });
  return workshop.once(`database of ${size}`, () => data.of(size));
}
