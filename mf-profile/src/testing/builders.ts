import { DEFAULT_SKILL_LEVEL, type ErrorBody, type ErrorCode, type Person, type Profile } from '@crewdeck/contract';
import { aDirectoryUser, aProfile as anyProfile, aSessionUser } from '@crewdeck/module-sdk/builders';

type ProfileParts = Partial<Omit<Profile, 'skills'>> & { skills?: readonly string[] };

/** The session of the person whose profile {@link aProfile} builds. */
export const ADA = aSessionUser({ displayName: 'Ada Okafor', email: 'ada@example.edu' });

/** A profile for tests, complete but for what the test itself names. */
export function aProfile({ skills = ['React', 'Node.js'], ...parts }: ProfileParts = {}): Profile {
  return anyProfile({
    email: 'ada@example.edu',
    name: 'Ada Okafor',
    bio: 'I build small tools that people keep using.',
    branch: 'Computer Science',
    academicYear: '3rd year',
    availability: 'Open to Collaborate',
    discordOrContact: 'ada#0042',
    githubUrl: 'https://github.com/ada',
    portfolioUrl: 'https://ada.example.org',
    interests: ['Open source'],
    skills: skills.map((name) => ({ skill: { id: name.toLowerCase(), name }, level: DEFAULT_SKILL_LEVEL })),
    featuredProjects: [{ title: 'Tidepool', tech: ['React', 'Redis'], link: 'https://tidepool.example.org' }],
    ...parts,
  });
}

/** The body of a refusal, as the API words it. */
export function aRefusal(error: string, code: ErrorCode): ErrorBody {
  return { error, code, requestId: 'request-1' };
}

/** Somebody as others see them, without anything that a test does not name. */
export function aPerson(parts: Partial<Person> = {}): Person {
  return {
    ...aDirectoryUser({ id: '7c1f0a52-8a3e-4c59-9d0e-3f2f6f0a2001' }),
    roles: [],
    hoursPerWeek: null,
    timeBlocks: [],
    timeZone: null,
    hoursInCommon: [],
    hiddenReason: null,
    isSelf: false,
    ownedProjects: [],
    teams: [],
    finishedProjects: [],
    ...parts,
  };
}
