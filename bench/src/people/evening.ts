/** What a student does. `signIn` is somebody who comes in place of one who goes. */
export type Step =
  | 'signIn'
  | 'lookAtProjects'
  | 'lookAtPeople'
  | 'filter'
  | 'openProject'
  | 'openPerson'
  | 'showInterest'
  | 'invite'
  | 'idle';

/** How often one step follows another, in parts of their sum. */
type Mix = Readonly<Record<Step, number>>;

/**
 * The evening before a hackathon, in the middle of it: as many come as go, each for some fifty steps, which are twenty minutes. Everybody has
 * signed up before. Nobody has measured it yet: the shares and times are assumed,
 * so this file is the one to change when somebody has.
 *
 * Answers have no step: who has a stream open reads what comes, thinks, and says yes or no.
 */
export const EVENING: {
  /** Of those who are there from the beginning, so many open their stream in a second. */
  arrivals: number;
  /** Seconds between the last of them and what counts. */
  settling: number;
  /** Seconds that count. */
  measured: number;
  /** Seconds from an answer to the next step: the middle of a lognormal distribution, so that some take three times as long. */
  thinking: Readonly<Record<Step, number>>;
  mix: Mix;
  /** Of the invites that somebody reads so many are answered, and of the answers so many are yes. */
  answered: number;
  accepted: number;
} = {
  arrivals: 200,
  settling: 5,
  measured: 20,
  thinking: {
    signIn: 4,
    lookAtProjects: 8,
    lookAtPeople: 8,
    filter: 6,
    openProject: 15,
    openPerson: 12,
    showInterest: 10,
    invite: 20,
    idle: 60,
  },
  mix: {
    signIn: 2,
    lookAtProjects: 14,
    lookAtPeople: 14,
    filter: 16,
    openProject: 18,
    openPerson: 14,
    showInterest: 3,
    invite: 3,
    idle: 18,
  },
  answered: 0.6,
  accepted: 0.4,
};

const SPREAD = 0.6;

/** The next step of somebody. @param share 0 to 1, below 1 */
export function nextStep(share: number, mix: Mix = EVENING.mix): Step {
  const steps = Object.entries(mix) as [Step, number][];
  let left = share * steps.reduce((sum, [, parts]) => sum + parts, 0);
  for (const [step, parts] of steps) {
    if (left < parts) return step;
    left -= parts;
  }
  return 'idle';
}

/** After which step somebody thinks who is found there at any moment. @param share 0 to 1, below 1 */
export function stepUnderWay(share: number): Step {
  const { mix, thinking } = EVENING;
  const steps = Object.keys(mix) as Step[];
  return nextStep(share, Object.fromEntries(steps.map((step) => [step, mix[step] * thinking[step]])) as Mix);
}

/** Milliseconds that somebody thinks after a step. @param shares two of 0 to 1, made a normal one as Box and Muller do */
export function thinkingAfter(step: Step, [one, other]: readonly [number, number]): number {
  const normal = Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
  return EVENING.thinking[step] * 1000 * Math.exp(SPREAD * normal);
}
