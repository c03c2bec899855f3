import type { Person } from '../people.ts';

export function aPerson(person: Partial<Person> & Pick<Person, 'id'>): Person {
  return {
    skills: [],
    roles: [],
    interests: [],
    availability: null,
    hoursPerWeek: null,
    timeBlocks: [],
    events: [],
    openInvites: 0,
    takesInvites: true,
    ...person,
  };
}
