import type { Hackathon, TeamProposal, TeamSearch } from '@crewdeck/contract';

export const PAST = { eventDate: '2020-03-06', deadline: '2020-02-20' };
export const TO_COME = { eventDate: '2099-03-06', deadline: '2099-02-20' };

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
    coverUrl: null,
    startsAt: null,
    endsAt: null,
    timeZone: null,
    prizes: null,
    teamSizes: null,
    teamsForming: 0,
    ...changes,
  };
}

/** Somebody with a profile looks at an event for which nobody looks for a team. */
export function aTeamSearch(changes: Partial<TeamSearch> = {}): TeamSearch {
  return {
    seekers: 0,
    isSeeking: false,
    isNamed: false,
    showsEmail: false,
    takingPart: [],
    team: null,
    ownProjects: [],
    unplacedBecause: null,
    proposal: null,
    plannedRounds: [],
    refusesAnnouncements: false,
    organisesAs: null,
    coverHiddenReason: null,
    news: [],
    counts: null,
    rounds: null,
    ...changes,
  };
}

/** An organiser looks at an event for which two look. */
export function anOrganisersSearch(changes: Partial<TeamSearch> = {}): TeamSearch {
  const counts = { looking: 2, proposed: 0, onTeam: 0, reached: 0 };
  return aTeamSearch({ organisesAs: 'organiser', rounds: [], counts, ...changes });
}

/** A team that waits for the answer of the person whose profile `aProfile` of the SDK builds, and of one other. */
export function aTeamProposal(changes: Partial<TeamProposal> = {}): TeamProposal {
  return {
    id: 'proposal-1',
    answerUntil: '2099-02-01T12:00:00.000Z',
    state: 'open',
    project: null,
    members: [
      { id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace', role: 'Developer', answer: 'waiting' },
      { id: '7c1f0a52-8a3e-4c59-9d0e-3f2f6f0a2001', name: 'Grace Hopper', role: null, answer: 'waiting' },
    ],
    size: 2,
    reasons: ['Together you know React and Go.'],
    missing: ['Swift'],
    answer: 'waiting',
    hasDeclined: false,
    mayAnswer: true,
    alternative: null,
    ...changes,
  };
}
