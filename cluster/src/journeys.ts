import { type Activity, type Interest, type Invite, type Project, pathOf } from '@crewdeck/contract';
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
    const project = await owner.api.post<Project>(pathOf('/api/projects'), {
      title: 'A way',
      tags: ['web'],
      maxTeamSize: 3,
    });
    await owner.api.patch(pathOf('/api/projects/:id', { id: project.id }), {
      description: 'Further on',
      rolesNeeded: ['Developer'],
    });
    await guest.api.post<Interest>(pathOf('/api/interests'), { userId: guest.id, projectId: project.id, words: 'Me' });
    await owner.api.get(pathOf('/api/projects/:id/interests', { id: project.id }));
    const invite = { projectId: project.id, receiverId: guest.id, role: 'Developer' };
    const { id } = await owner.api.post<Invite>(pathOf('/api/invites'), invite);
    await guest.api.patch(pathOf('/api/invites/:id', { id }), { status: 'accepted' });
    await this.#readAll(owner);
    await guest.api.post(pathOf('/api/projects/:id/leave', { id: project.id }), {});
    await owner.api.post(pathOf('/api/blocks'), { userId: guest.id });
    await owner.api.delete(pathOf('/api/projects/:id', { id: project.id }));
    await guest.api.delete(pathOf('/api/account'));
  }

  async #arrive(part: string): Promise<Person> {
    const person = await arrive(this.#cluster, `${part}-${this.#count}`, { skills: [{ skillId: 'react' }] });
    await person.api.patch(pathOf('/api/users/firebase/:userId', { userId: person.uid }), { bio: 'Under way' });
    return person;
  }

  async #readAll({ id, api }: Person): Promise<void> {
    const activities = await api.get<Activity[]>(pathOf('/api/activities'));
    await api.put(pathOf('/api/activities/read'), { ids: activities.map((activity) => activity.id) });
    for (const path of [
      pathOf('/api/users/:userId/collaborations', { userId: id }),
      pathOf('/api/projects/mine'),
      pathOf('/api/account/export'),
    ])
      await api.get(path);
  }
}
