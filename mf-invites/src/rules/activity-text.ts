import { type Activity, type ActivityKind, EVENTS, FORMER_MEMBER } from '@crewdeck/contract';
import type { PagePartsByPath } from '@crewdeck/module-sdk';

/** Of a kind that is newer than this release. */
const UNKNOWN = "There's news about {project}.";
/** Of a proposed team that waits for nothing of the reader. */
const ANSWERED = 'We found you a team for {project}.';
/** Of one that has ended: others may have said no, time may be up, or the reader has said no. */
const ENDED = 'Your proposed team for {project} fell through.';

type Part = PagePartsByPath['/projects/:id'];

/** The part of a project's page where something can be done about it. */
const PARTS: Partial<Record<string, Part>> = {
  interest_shown: 'interested',
  note_written: 'room',
  meeting_proposed: 'room',
  meeting_moved: 'room',
  meeting_cancelled: 'room',
  meeting_declined: 'room',
  webhook_off: 'webhooks',
  project_completed: 'finish',
  credit_given: 'finish',
  check_in_due: 'check-in',
  team_asks_after_you: 'check-in',
  check_in_missed: 'team',
  seat_may_be_freed: 'team',
  commitment_ends: 'commitment',
  team_formed: 'team',
};

const ACTIONS: Readonly<Record<Part, string>> = {
  interested: "See who's interested",
  finish: 'See the results',
  room: 'Open team room',
  webhooks: 'See your webhooks',
  'check-in': 'Check in',
  team: 'View team',
  commitment: 'Tell your team',
};

/** What a kind asks for, in its part or at the top of the page. */
const OWN_ACTIONS: Partial<Record<string, string>> = {
  project_completed: 'Add what you did',
  handover_offered: 'See the offer',
};

/** Where somebody goes on whose interest has ended. */
const FIND_ANOTHER = { label: 'Find another project', to: '/explore-projects' } as const;
const ENDED_INTEREST: ReadonlySet<string> = new Set<ActivityKind>([
  'interest_not_now',
  'interest_closed',
  'interest_finished',
]);

/** Where somebody sees what became of their profile. */
const OPEN_PROFILE = { label: 'Open your profile', to: '/profile' } as const;
const OF_PROFILE: ReadonlySet<string> = new Set<ActivityKind>(['profile_hidden', 'profile_shown']);

type EventPart = PagePartsByPath['/hackathons/:id'];

/** What can be done on pages of a hackathon, and where below its address. */
const AT_EVENT: Partial<Record<string, { label: string; path: '/organise' | `#${EventPart}` }>> = {
  team_proposed: { label: 'View team', path: '#find-my-team' },
  organiser_added: { label: 'Organise hackathon', path: '/organise' },
};

/** What may have been taken back or replaced since. */
const CHANGEABLE: ReadonlySet<string> = new Set<ActivityKind>([
  'meeting_proposed',
  'meeting_moved',
  'meeting_declined',
  'project_archived',
  'profile_hidden',
  'suspended',
]);

/** What became of what the reader was asked. */
const OUTCOMES: Readonly<Record<NonNullable<Activity['outcome']>, string>> = {
  joined: 'Joined',
  invited: 'Invited',
  not_now: 'Answered: not now',
  withdrawn: 'Withdrawn',
  closed: 'Interest closed',
  others_answer: 'Waiting for the others',
  formed: 'Team formed',
  ended: 'No longer open',
};

/** The same of one activity; `null` while that waits. */
export function outcomeOf({ kind, outcome }: Pick<Activity, 'kind' | 'outcome'>): string | null {
  if (!outcome) return null;
  return CHANGEABLE.has(kind) ? 'Changed since then' : OUTCOMES[outcome];
}

type Told = Pick<Activity, 'kind' | 'person' | 'project' | 'hackathonId' | 'outcome'>;

interface Piece {
  text: string;
  /** Where it leads, if anywhere. */
  to: string | null;
  /** Whether a person wrote it, in whatever script. */
  isName: boolean;
}

/** The sentence of an activity, in pieces: its words, and the names in it with where they lead. */
export function activityPieces({ kind, person, project, hackathonId, outcome }: Told): Piece[] {
  const told = (EVENTS as Partial<Record<string, { sentence: string }>>)[kind]?.sentence ?? UNKNOWN;
  const proposed = outcome === 'ended' ? ENDED : ANSWERED;
  const sentence = kind === 'team_proposed' && outcome ? proposed : told;
  const part = partOf(kind, project);
  const names: Record<string, Piece> = {
    '{person}': {
      text: person?.name ?? FORMER_MEMBER.name,
      to: person && `/people/${person.id}`,
      isName: true,
    },
    '{project}': { text: project.title, to: whereTo({ project, hackathonId }, part), isName: true },
  };
  return sentence
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => names[text] ?? { text, to: null, isName: false });
}

/** Whether it asks the reader if they are still with their team. */
export function asksToCheckIn({ kind }: Pick<Activity, 'kind'>): boolean {
  return kind === 'check_in_due' || kind === 'team_asks_after_you';
}

/** The button of an activity: what it says, and where it leads; `null` where there is nothing to do. */
export function actionOf({ kind, project, hackathonId }: Told): { label: string; to: string } | null {
  if (ENDED_INTEREST.has(kind)) return FIND_ANOTHER;
  if (OF_PROFILE.has(kind)) return OPEN_PROFILE;
  const part = partOf(kind, project);
  const to = whereTo({ project, hackathonId }, part);
  if (to === null) return null;
  if (project.id === null) {
    const next = AT_EVENT[kind];
    return next ? { label: next.label, to: `${to}${next.path}` } : { label: 'View hackathon', to };
  }
  const label = OWN_ACTIONS[kind] ?? (part && ACTIONS[part]);
  return label ? { label, to } : null;
}

/** Nothing but the results is open to who has left the team. */
function partOf(kind: string, { isOnTeam }: Activity['project']): Part | undefined {
  const part = PARTS[kind];
  return isOnTeam === false && part !== 'finish' ? undefined : part;
}

/** To the project or, before there is one, the event. */
function whereTo({ project, hackathonId }: Pick<Told, 'project' | 'hackathonId'>, part?: string): string | null {
  if (project.id) return `/projects/${project.id}${part ? `#${part}` : ''}`;
  return hackathonId ? `/hackathons/${hackathonId}` : null;
}
