import { type Activity, FORMER_MEMBER } from '@crewdeck/contract';

const SENTENCES = {
  invite_accepted: '{person} accepted your invite and is on the team of {project} now.',
  invite_declined: '{person} declined your invite to {project}.',
  invite_withdrawn: '{person} withdrew the invite to {project}.',
  sent_invite_expired: '{person} did not answer your invite to {project} in time.',
  received_invite_expired: 'The invite of {person} to {project} has expired.',
  invite_expires_soon: 'The invite of {person} to {project} expires within two days.',
  interest_shown: '{person} would like to join {project}.',
  interest_not_now: '{project}: The team went another way.',
  interest_closed: 'Your interest in {project} was closed without an answer.',
  joined: '{person} joined the team of {project}.',
  left: '{person} is no longer on the team of {project}.',
  removed: 'You are no longer on the team of {project}.',
  handover_offered: '{person} asks you to own {project} from now on.',
  handover_accepted: '{person} owns {project} now, and you are a member of its team.',
  handover_declined: '{person} does not want to own {project}.',
  owner_changed: '{person} owns {project} now.',
  project_archived: '{project} was archived and takes nobody in any more.',
  project_deleted: '{project} was deleted by its owner.',
  deadline_near: '{project} reaches its deadline within three days.',
} as const satisfies Record<Activity['kind'], string>;

/** Of a kind that is newer than this release. */
const UNKNOWN = 'There is news of {project}.';

interface Piece {
  text: string;
  /** Where it leads, if anywhere. */
  to: string | null;
  /** Whether a person wrote it, in whatever script. */
  isName: boolean;
}

/** The sentence of an activity, in pieces: its words, and the names in it with where they lead. */
export function activityPieces({ kind, person, project }: Pick<Activity, 'kind' | 'person' | 'project'>): Piece[] {
  const sentence = (SENTENCES as Partial<Record<string, string>>)[kind] ?? UNKNOWN;
  const part = kind === 'interest_shown' ? '#interested' : '';
  const names: Record<string, Piece> = {
    '{person}': {
      text: person?.name ?? FORMER_MEMBER.name,
      to: person && `/people/${person.id}`,
      isName: true,
    },
    '{project}': { text: project.title, to: project.id && `/projects/${project.id}${part}`, isName: true },
  };
  return sentence
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => names[text] ?? { text, to: null, isName: false });
}
