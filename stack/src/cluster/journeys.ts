import { type Activity, type Interest, type Invite, type Project, paths } from '@crewdeck/contract';
import type { Cluster } from './cluster.ts';
import { arrive, type Person } from './person.ts';

/** What two newcomers saw of each other, again and again, while something happened. */
export interface JourneysSeen {
  readonly journeys: number;
  /** Those in which a call was refused, whichever version answered it. */
  readonly broken: number;
}

/** Whole ways of two people to a team and out of it: each writes to most of what the API keeps. */
export class Journeys {
  readonly #cluster: Cluster;
  #count = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /** One after the other for as long as something happens. */
  async walk(happen: () => Promise<void>): Promise<JourneysSeen> {
    let isOver = false;
    const seen = { journeys: 0, broken: 0 };
    const walking = (async () => {
      while (!isOver) {
        seen.journeys += 1;
        await this.#walkOnce().catch((error: unknown) => {
          seen.broken += 1;
          console.log(`    ${String(error)}`);
        });
      }
    })();
    await happen().finally(() => {
      isOver = true;
    });
    await walking;
    return seen;
  }

  async #walkOnce(): Promise<void> {
    this.#count += 1;
    const [owner, guest] = [await this.#arrive('owner'), await this.#arrive('guest')];
    const project = await owner.api.post<Project>(paths.projects(), { title: 'A way', tags: ['web'], maxTeamSize: 3 });
    await owner.api.patch(paths.project(project.id), { description: 'Further on', rolesNeeded: ['Developer'] });
    await guest.api.post<Interest>(paths.interests(), { userId: guest.id, projectId: project.id, words: 'Me' });
    await owner.api.get(paths.projectInterests(project.id));
    const invite = { projectId: project.id, receiverId: guest.id, role: 'Developer' };
    const { id } = await owner.api.post<Invite>(paths.invites(), invite);
    await guest.api.patch(paths.invite(id), { status: 'accepted' });
    await this.#readAll(owner);
    await guest.api.post(paths.projectLeave(project.id), {});
    await owner.api.post(paths.blocks(), { userId: guest.id });
    await owner.api.delete(paths.project(project.id));
    await guest.api.delete(paths.account());
  }

  async #arrive(part: string): Promise<Person> {
    const person = await arrive(this.#cluster, `${part}-${this.#count}`, { skills: [{ skillId: 'react' }] });
    await person.api.patch(paths.userByUid(person.uid), { bio: 'Under way' });
    return person;
  }

  async #readAll({ id, api }: Person): Promise<void> {
    const activities = await api.get<Activity[]>(paths.activities());
    await api.put(paths.readActivities(), { ids: activities.map((activity) => activity.id) });
    for (const path of [paths.userCollaborations(id), paths.myProjects(), paths.accountExport()]) await api.get(path);
  }
}
