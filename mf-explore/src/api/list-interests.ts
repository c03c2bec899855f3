import { type Project, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** The ids of the projects that the person has shown interest in. */
export async function listInterests(http: Http, uid: string): Promise<string[]> {
  const projects = await http.getAll<Pick<Project, 'id'>>(paths.interestsOf(uid));
  return projects.map(({ id }) => id);
}
