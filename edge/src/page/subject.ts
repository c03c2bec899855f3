import { cleanText, dayText, pathOf, rolesLeft, shownName } from '@crewdeck/contract';
import { hackathonSchema, personSchema, projectSchema } from '@crewdeck/contract/schemas';
import { type SocialCard, socialCard } from './social-card.ts';

/** What a page that one can share is about, as far as strangers may know it. */
export interface Subject {
  /** Its one address, from the root of the origin. */
  path: string;
  title: string;
  description: string;
  /** Of the Open Graph. */
  type: 'profile' | 'website';
  /** Of schema.org, without its address. */
  thing: Record<string, unknown>;
  /** Of a link to it; `null` where it can't be drawn. */
  card: SocialCard | null;
}

interface Kind {
  apiPath: (id: string) => string;
  /** @throws ZodError when the API's answer is something else */
  describe: (answer: unknown) => Subject;
}

/** As search engines and messengers show it before they cut. */
const LONGEST_DESCRIPTION = 200;
const LONGEST_ID = 128;
/** On a card. */
const MOST_NAMED = 4;

const person = personSchema.pick({ id: true, name: true, bio: true, branch: true, academicYear: true, skills: true });
const links = personSchema.pick({ githubUrl: true, portfolioUrl: true });
const project = projectSchema.pick({ id: true, title: true, description: true, techStack: true, owner: true });
const projectSeats = projectSchema.pick({ rolesNeeded: true, collaborators: true, isLooking: true, deadline: true });
/** Not told by an API of the release before. */
const covered = projectSchema.pick({ coverUrl: true }).partial();
const projectTimes = projectSchema.pick({ createdAt: true, updatedAt: true });
const hackathon = hackathonSchema.pick({ id: true, title: true, description: true, eventDate: true, location: true });
const hackathonHost = hackathonSchema.pick({ organizer: true, eventMode: true, deadline: true });

const KINDS: Readonly<Record<string, Kind>> = {
  people: { apiPath: (userId) => pathOf('/api/users/:userId', { userId }), describe: describePerson },
  projects: { apiPath: (id) => pathOf('/api/projects/:id', { id }), describe: describeProject },
  hackathons: { apiPath: (id) => pathOf('/api/hackathons/:id', { id }), describe: describeHackathon },
};

/** @returns the call whose answer says what the page at this path is about, and how to read it; `null` for other pages */
export function subjectAt(path: string): { apiPath: string; describe: Kind['describe'] } | null {
  const [, kind = '', text = ''] = /^\/([a-z]+)\/([^/]+)\/?$/i.exec(path) ?? [];
  const { apiPath, describe } = KINDS[kind.toLowerCase()] ?? {};
  if (!apiPath || !describe || text.length > LONGEST_ID) return null;
  return { apiPath: apiPath(decodeURIComponent(text)), describe };
}

function describePerson(answer: unknown): Subject {
  const { id, name: known, bio, branch, academicYear, skills } = person.parse(answer);
  const name = shownName(known);
  const { githubUrl, portfolioUrl } = links.parse(answer);
  const knows = skills.map(({ skill }) => skill.name);
  const university = [branch, academicYear].filter(Boolean).join(' · ');
  const description = oneOf(bio, [university, knows.join(', ')].filter(Boolean).join('. '), `${name} on Crewdeck.`);
  const sameAs = [githubUrl, portfolioUrl].filter((url) => url !== null && /^https?:\/\//i.test(url));
  const thing = { '@type': 'Person', name, description, knowsAbout: knows, sameAs };
  const card = socialCard('Person', shown(name), [shown(university), someOf(knows)]);
  return { path: `/people/${id}`, title: shown(name), description, type: 'profile', thing, card };
}

function describeProject(answer: unknown): Subject {
  const { id, title, description: words, techStack, owner } = project.parse(answer);
  const { createdAt, updatedAt } = projectTimes.parse(answer);
  // Empty for an owner without a name, whom nothing mentions then.
  const by = shown(owner.name);
  const description = oneOf(words, techStack.join(', '), `A project${by && ` by ${by}`} on Crewdeck.`);
  const times = { dateCreated: createdAt, dateModified: updatedAt };
  const creator = by && { creator: { '@type': 'Person', name: by } };
  const thing = { '@type': 'CreativeWork', name: title, description, keywords: techStack, ...creator, ...times };
  const { isLooking, deadline, ...team } = projectSeats.parse(answer);
  const open = isLooking ? rolesLeft(team) : [];
  const roles = open.length > 0 ? `Open roles: ${someOf(open)}` : '';
  const day = isLooking && deadline ? `Join by ${dayText(deadline)}` : '';
  const card = socialCard('Project', shown(title), [by && `By ${by}`, roles, day], coverOf(answer));
  return { path: `/projects/${id}`, title: shown(title), description, type: 'website', thing, card };
}

function describeHackathon(answer: unknown): Subject {
  const { id, title, description: words, eventDate, location } = hackathon.parse(answer);
  const { organizer, eventMode, deadline } = hackathonHost.parse(answer);
  const description = oneOf(words, [eventDate, location, eventMode].filter(Boolean).join(' · '));
  const thing = {
    '@type': 'Event',
    name: title,
    description,
    startDate: eventDate,
    ...(location && { location: { '@type': 'Place', name: location } }),
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
  };
  const when = [dayText(eventDate), location, eventMode].filter((text) => text !== null).map(shown);
  const lines = [when.join(' · '), deadline ? `Register by ${dayText(deadline)}` : ''];
  const card = socialCard('Hackathon', shown(title), lines, coverOf(answer));
  return { path: `/hackathons/${id}`, title: shown(title), description, type: 'website', thing, card };
}

/** Of a project or hackathon alike. */
const coverOf = (answer: unknown) => covered.parse(answer).coverUrl ?? null;

/** The first few of a list, and how many more there are. */
function someOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).map(shown).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** On one line, without characters that change the direction of the text around it. */
const shown = (text: string) => cleanText(text.replace(/\s+/g, ' '));

/** @returns the first that says something, at most as long as it is shown */
function oneOf(...texts: (string | null)[]): string {
  const text = texts.map((each) => shown(each ?? '')).find((each) => each !== '') ?? '';
  const characters = [...text];
  if (characters.length <= LONGEST_DESCRIPTION) return text;
  return `${characters
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
