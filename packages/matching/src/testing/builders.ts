import type { Person, Project } from '../people.ts';

export function aPerson(person: Partial<Person> & Pick<Person, 'id'>): Person {
  return {
    skills: [],
    roles: [],
    interests: [],
    availability: null,
    hoursPerWeek: null,
    timeBlocks: [],
    events: [],
    recentInvites: 0,
    takesInvites: true,
    ...person,
  };
}

export function aProject(project: Partial<Project> & Pick<Project, 'id'>): Project {
  return {
    skills: [],
    roles: [],
    interests: [],
    hoursPerWeek: null,
    timeBlocks: [],
    event: null,
    seats: 1,
    recentInvites: 0,
    members: [],
    ...project,
  };
}
