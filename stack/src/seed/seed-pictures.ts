import { readFile } from 'node:fs/promises';
import { type Hackathon, type Profile, type Project, pathOf } from '@crewdeck/contract';
import type { TokenCaller } from '../token-caller.ts';
import { type DemoProject, demoFile, demoFilesIn, slugOf } from './demo-data.ts';
import { personOf, type SeededPerson } from './seed-people.ts';

/** Gives each person the picture of `demo/pictures` that has their key, where they have none. */
export async function seedPictures(people: Map<string, SeededPerson>): Promise<void> {
  for (const key of await demoFilesIn('pictures')) {
    const { api, profileId } = personOf(people, key);
    const { pictureUrl } = await api.get<Profile>(pathOf('/api/users/firebase/:userId', { userId: `demo-${key}` }));
    if (pictureUrl === null)
      await api.putFile(pathOf('/api/users/:userId/picture', { userId: profileId }), await pictureIn('pictures', key));
  }
}

/** Gives each project and hackathon the cover of `demo/covers` that has its title, where it has none. */
export async function seedCovers(
  projects: readonly DemoProject[],
  people: Map<string, SeededPerson>,
  ops: TokenCaller,
): Promise<void> {
  const covers = new Set(await demoFilesIn('covers'));
  const isBare = ({ title, coverUrl }: Project | Hackathon) => coverUrl === null && covers.has(slugOf(title));
  for (const owner of new Set(projects.map((project) => project.owner))) {
    const { api } = personOf(people, owner);
    for (const project of (await api.get<Project[]>(pathOf('/api/projects/mine'))).filter(isBare))
      await api.putFile(pathOf('/api/projects/:id/cover', project), await pictureIn('covers', slugOf(project.title)));
  }
  for (const hackathon of (await ops.get<Hackathon[]>(pathOf('/api/hackathons'))).filter(isBare))
    await ops.putFile(
      pathOf('/api/hackathons/:id/cover', { id: hackathon.id }),
      await pictureIn('covers', slugOf(hackathon.title)),
    );
}

const pictureIn = (folder: 'pictures' | 'covers', name: string) => readFile(demoFile(folder, `${name}.webp`));
