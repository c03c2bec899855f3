import { isProposable } from './fit/profiles.ts';
import { type Reader, sentencesFor } from './fit/reason.ts';
import { loadOfPeople, loadOfProjects, type Pair, pairsOf, readMarket } from './market.ts';
import type { Person, Project, Skills } from './people.ts';
import { drawOf } from './random.ts';
import { textKey } from './text-key.ts';

/** One line of a list. */
interface Proposal {
  id: string;
  /** Points, less what others want of them. It orders its list and says nothing between lists. */
  score: number;
  /** Sentences about it, for who reads the list; the strongest first. */
  reasons: string[];
}

interface Matches {
  projects: { id: string; people: Proposal[] }[];
  people: { id: string; projects: Proposal[] }[];
}

/** Without `skillKey`, names of skills are equal whatever their case, blanks and hyphens; without `relatedTo` none are near each other. */
export interface MatchOptions extends Partial<Skills> {
  /** Decides between people who are otherwise equal, differently in each list, so that nobody is always behind. */
  seed?: number;
  /** The longest that a list may be. */
  limit?: number;
}

interface Candidate {
  id: string;
  pair: Pair;
  score: number;
  /** Decides between equal scores. */
  draw: number;
}

const DIGITS = 1e6;

/**
 * The people who would fit each project, and the projects that would fit each person, best first.
 *
 * People who take no invites, say "Not available", or are on the team are in no project's list; a project without a free seat is
 * in nobody's. Nobody is listed for whom nothing speaks.
 */
export function match(people: readonly Person[], projects: readonly Project[], options: MatchOptions = {}): Matches {
  const { skillKey = textKey, relatedTo = () => [], seed = 0, limit } = options;
  const market = readMarket(people, projects, { skillKey, relatedTo });
  const pairs = pairsOf(market);
  const ofPeople = loadOfPeople(market);
  const ofProjects = loadOfProjects(market, pairs);
  const candidate = (id: string, load: number | undefined, pair: Pair): Candidate => ({
    id,
    pair,
    score: Math.round((pair.points - (load ?? 0)) * DIGITS) / DIGITS,
    draw: drawOf(seed, pair.row, pair.column),
  });
  const forProjects: Candidate[][] = projects.map(() => []);
  const forPeople: Candidate[][] = people.map(() => []);
  for (const pair of pairs) {
    const [person, project] = [people[pair.row], projects[pair.column]];
    if (!person || !project) continue;
    if (isProposable(person)) forProjects[pair.column]?.push(candidate(person.id, ofPeople[pair.row], pair));
    forPeople[pair.row]?.push(candidate(project.id, ofProjects[pair.column], pair));
  }
  return {
    projects: projects.map(({ id }, column) => ({ id, people: proposals(forProjects[column], 'team', limit) })),
    people: people.map(({ id }, row) => ({ id, projects: proposals(forPeople[row], 'person', limit) })),
  };
}

function proposals(candidates: Candidate[] = [], reader: Reader, limit?: number): Proposal[] {
  return candidates
    .sort((one, other) => other.score - one.score || one.draw - other.draw)
    .slice(0, limit)
    .map(({ id, pair, score }) => ({ id, score, reasons: sentencesFor(pair.parts, reader) }));
}
