import { DEFAULT_SKILL_LEVEL, type ErrorBody, type ErrorCode, type Profile } from '@crewdeck/contract';
import type { SessionUser } from '@crewdeck/module-sdk';

type ProfileParts = Partial<Omit<Profile, 'skills'>> & { skills?: readonly string[] };

/** A profile for tests, complete but for what the test itself names. */
export function aProfile({ skills = ['React', 'Node.js'], ...parts }: ProfileParts = {}): Profile {
  return {
    id: '6f1c8e0a-3b7d-4a52-9c41-0d5e2f6a7b89',
    firebaseUid: 'uid-of-ada',
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
    collaborationsCount: 0,
    frontendSkills: [],
    backendSkills: [],
    dbSkills: [],
    customSkills: [],
    projects: [],
    ...parts,
  };
}

/** The session of the person whose profile {@link aProfile} builds. */
export function aSessionUser(parts: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'uid-of-ada',
    displayName: 'Ada Okafor',
    email: 'ada@example.edu',
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    providerData: [],
    metadata: { creationTime: null, lastSignInTime: null },
    ...parts,
  };
}

/** The body of a refusal, as the API words it. */
export function aRefusal(error: string, code: ErrorCode): ErrorBody {
  return { error, code, requestId: 'request-1' };
}
