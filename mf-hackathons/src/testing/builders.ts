import type { Hackathon } from '@crewdeck/contract';

export function aHackathon(changes: Partial<Hackathon> = {}): Hackathon {
  return {
    id: 'hackathon-1',
    title: 'Climate Hack',
    description: 'Cool the city in two days.',
    theme: 'Climate',
    techStack: ['Python', 'React'],
    eventDate: '2027-03-06',
    deadline: '2027-02-20',
    location: 'Lisbon',
    eventMode: 'Hybrid',
    hackathonLink: 'https://climate.example.org',
    organizer: 'Green Campus',
    participants: [],
    createdBy: null,
    teamsForming: 0,
    ...changes,
  };
}
