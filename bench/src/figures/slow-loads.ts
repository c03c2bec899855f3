import { inNewContext } from '../browser/in-new-context.ts';
import {
  exploreProjects,
  landingPage,
  loadSlowly,
  personPage,
  projectPage,
  type Target,
  visit,
} from '../browser/page-load.ts';
import type { PaintTimes } from '../browser/paint-times.ts';
import type { Figure, Goal } from '../figure.ts';
import { bothSystems } from '../systems.ts';

interface SlowLoad {
  name: string;
  pageOf: (origin: string) => Target | Promise<Target>;
  /** Which of the times of a load is measured, in milliseconds. */
  time: keyof PaintTimes;
  /** Whether somebody loads it who has been there once. */
  isWarm?: boolean;
  goal: Goal;
}

/** Both systems, loaded by somebody on a slow phone in a browser of their own each time. */
export const SLOW_LOADS: readonly Figure[] = [
  slowLoad({
    name: 'explore-paint-cold',
    pageOf: exploreProjects,
    time: 'largestPaint',
    goal: { of: 'ratio', atMost: 0.65 },
  }),
  slowLoad({
    name: 'explore-paint-warm',
    pageOf: exploreProjects,
    time: 'largestPaint',
    isWarm: true,
    goal: { of: 'ratio', atMost: 1 },
  }),
  // When the first project is there: the largest paint is the text under the title, which both sides show before any project.
  slowLoad({
    name: 'explore-list-cold',
    pageOf: exploreProjects,
    time: 'listShown',
    goal: { of: 'ratio', atMost: 1 },
  }),
  slowLoad({
    name: 'explore-interactive-cold',
    pageOf: exploreProjects,
    time: 'interactive',
    goal: { of: 'ratio', atMost: 0.8 },
  }),
  slowLoad({
    name: 'explore-interactive-warm',
    pageOf: exploreProjects,
    time: 'interactive',
    isWarm: true,
    goal: { of: 'ratio', atMost: 1 },
  }),
  slowLoad({
    name: 'landing-paint-cold',
    pageOf: landingPage,
    time: 'largestPaint',
    goal: { of: 'ratio', atMost: 0.6 },
  }),
  slowLoad({
    name: 'person-page',
    pageOf: personPage,
    time: 'largestPaint',
    goal: { of: 'ratio', atMost: 1 },
  }),
  slowLoad({
    name: 'project-page',
    pageOf: projectPage,
    time: 'largestPaint',
    goal: { of: 'ratio', atMost: 1 },
  }),
];

function slowLoad({ name, pageOf, time, isWarm = false, goal }: SlowLoad): Figure {
  return {
    name,
    unit: 'ms',
    goals: [goal],
    limitMinutes: 3,
    sides: async (workshop) => {
      const { ours, monolith } = await bothSystems(workshop);
      const measure = (origin: string) =>
        inNewContext(workshop, async (context) => {
          const page = await pageOf(origin);
          if (isWarm) await visit(context, page);
          const times = await loadSlowly(context, page, time === 'interactive' ? 'quiet' : 'painted');
          return times[time];
        });
      return { ours: () => measure(ours), baseline: () => measure(monolith) };
    },
  };
}
