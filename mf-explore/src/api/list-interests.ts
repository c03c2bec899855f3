import { type Project, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import { assertList } from '../rules/list-reply.ts';

/** The ids of the projects that the person has shown interest in. */
export async function listInterests(http: Http, uid: string): Promise<string[]> {
  const projects = await http.get<Pick<Project, 'id'>[]>(paths.interestsOf(uid));
  assertList(projects, 'the interests');
  return projects.map(({ id }) => id);
}
