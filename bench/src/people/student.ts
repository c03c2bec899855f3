import type { TimerOptions } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEARCHES } from '../data/search-terms.ts';
import type { Kind } from './answers.ts';
import { EVENING, nextStep, type Step, stepUnderWay, thinkingAfter } from './evening.ts';
import { BEST_FIT } from './searches.ts';

/** Somebody of the crowd. */
export interface StudentData {
  /** Of the profile. */
  readonly id: string;
  readonly uid: string;
  readonly token: string;
  /** That they own and that has room, if any. */
  readonly projectId: string | null;
}

/** How somebody reaches Crewdeck, from an address of their own. */
export interface Line {
  /** @returns what was answered, `null` for a refusal, or where nothing has changed since it was asked with this `tag` */
  get(kind: Kind, path: string, tag?: Tag): Promise<unknown>;
  send(method: string, path: string, body: object): Promise<unknown>;
  /** Calls back for each version that is told. */
  listen(path: string, heard: () => void): void;
}

/** Of a list. */
export interface Row {
  readonly id: string;
}

/** What somebody comes to. */
export interface Company {
  /** Who is there as well, so that whoever is invited answers. */
  readonly others: readonly StudentData[];
  /** Those that some of them own: what somebody opens who has not looked yet. */
  readonly projects: readonly Row[];
  /** What is left of the thoughts of `evening.ts`: 1 all, 0 none. */
  readonly thoughts: number;
}

/** Of the last answer. */
export interface Tag {
  value: string;
}

interface Invite extends Row {
  readonly status: string;
}

const ROLE = 'Developer';

/** One evening of one student: a step, a thought, and the next one. */
export class Student {
  readonly #me: StudentData;
  readonly #line: Line;
  readonly #company: Company;
  readonly #tag: Tag = { value: '' };
  #projects: readonly Row[];
  #people: readonly Row[];

  constructor(me: StudentData, line: Line, company: Company) {
    this.#me = me;
    this.#line = line;
    this.#company = company;
    this.#projects = company.projects;
    this.#people = company.others;
  }

  /** Begins with the page open, in the middle of a thought. */
  async spendTheEvening(signal: AbortSignal): Promise<void> {
    this.#line.listen('/api/live', () => void this.#answer());
    await this.#think(stepUnderWay(Math.random()), Math.random(), { signal });
    while (!signal.aborted) {
      const step = nextStep(Math.random());
      await this.#steps[step]();
      await this.#think(step, 1, { signal });
    }
  }

  /** @param part of the thought that is left. Whoever is sent home thinks no more */
  async #think(step: Step, part: number, options: TimerOptions): Promise<void> {
    const all = thinkingAfter(step, [Math.random(), Math.random()]);
    await sleep(all * part * this.#company.thoughts, null, options).catch(() => undefined);
  }

  readonly #steps: Readonly<Record<Step, () => Promise<unknown>>> = {
    signIn: () => this.#signIn(),
    lookAtProjects: () => this.#lookAtProjects(BEST_FIT.projects),
    lookAtPeople: () => this.#lookAtPeople(BEST_FIT.people),
    filter: () => this.#filter(),
    openProject: () => this.#openProject(),
    openPerson: () => this.#openPerson(),
    showInterest: () => this.#showInterest(),
    invite: () => this.#invite(),
    idle: async () => undefined,
  };

  /** The page, then what the shell asks for at once. */
  async #signIn(): Promise<void> {
    const { id, uid } = this.#me;
    await this.#line.get('page', '/explore-projects');
    await Promise.all([
      this.#line.get('read', `/api/users/firebase/${uid}`),
      this.#line.get('read', '/api/projects/mine'),
      this.#line.get('read', `/api/users/${id}/collaborations`),
      this.#line.get('read', `/api/invites/sent/${id}`),
      this.#readInvites(),
      this.#steps.lookAtProjects(),
    ]);
  }

  async #lookAtProjects(path: string): Promise<void> {
    this.#projects = rows(await this.#line.get('read', path));
  }

  async #lookAtPeople(path: string): Promise<void> {
    this.#people = rows(await this.#line.get('read', path));
  }

  async #filter(): Promise<void> {
    if (Math.random() < 0.5) await this.#lookAtProjects(oneOf(SEARCHES.projects) ?? '');
    else await this.#lookAtPeople(oneOf(SEARCHES.directory) ?? '');
  }

  async #openProject(): Promise<void> {
    const project = oneOf(this.#projects);
    if (project) await this.#line.get('read', `/api/projects/${project.id}`);
  }

  async #openPerson(): Promise<void> {
    const person = oneOf(this.#people);
    if (person) await this.#line.get('read', `/api/users/${person.id}`);
  }

  async #showInterest(): Promise<void> {
    const project = oneOf(this.#projects);
    if (project) await this.#line.send('POST', '/api/interests', { userId: this.#me.id, projectId: project.id });
  }

  async #invite(): Promise<void> {
    const { projectId, id } = this.#me;
    const receiver = oneOf(this.#company.others);
    if (!projectId || !receiver || receiver.id === id) return;
    await this.#line.send('POST', '/api/invites', { projectId, receiverId: receiver.id, role: ROLE });
  }

  /** What came is read at once, as a page does it, and answered after a thought or not at all. */
  async #answer(): Promise<void> {
    const pending = (await this.#readInvites()).find(({ status }) => status === 'pending');
    if (!pending || Math.random() > EVENING.answered) return;
    await this.#think('openPerson', 1, { ref: false });
    const status = Math.random() < EVENING.accepted ? 'accepted' : 'declined';
    await this.#line.send('PATCH', `/api/invites/${pending.id}`, { status });
  }

  async #readInvites(): Promise<readonly Invite[]> {
    return rows(await this.#line.get('read', `/api/invites/user/${this.#me.id}`, this.#tag));
  }
}

function rows<T extends Row>(answer: unknown): readonly T[] {
  return Array.isArray(answer) ? answer : [];
}

function oneOf<T>(values: readonly T[]): T | undefined {
  return values[Math.floor(Math.random() * values.length)];
}
