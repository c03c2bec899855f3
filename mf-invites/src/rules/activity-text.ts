import { type Activity, EVENT_SENTENCES, FORMER_MEMBER } from '@crewdeck/contract';

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
  const sentence = (EVENT_SENTENCES as Partial<Record<string, string>>)[kind] ?? UNKNOWN;
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
