import type { Person, Project } from '../../people.ts';
import { randomFrom } from '../../random.ts';

/** Projects that have lost one member each, and who that was. */
export interface World {
  people: Person[];
  projects: Project[];
  /** The id of the lost member, by the project's id. */
  lost: ReadonlyMap<string, string>;
}

/** How people of a world write their profiles. */
export interface Habits {
  skills: number;
  /** Probability that a skill is not of one's trade, but one that many have. */
  popular: number;
  /** Probability that a profile says more than skills: role, interests, hours, times. */
  says: number;
}

/** The kinds of worlds that are compared. */
export const WORLDS: Record<string, Habits> = {
  'skills alone': { skills: 5, popular: 0.2, says: 0 },
  'whole profiles': { skills: 5, popular: 0.2, says: 0.9 },
  'popular skills': { skills: 6, popular: 0.5, says: 0.5 },
  'few skills': { skills: 3, popular: 0.2, says: 0.5 },
};

const TRADES: Record<string, readonly string[]> = {
  Frontend: ['React', 'Vue.js', 'Angular', 'TypeScript', 'CSS', 'Next.js', 'Svelte', 'Tailwind CSS'],
  Backend: ['Node.js', 'Java', 'Go', 'PostgreSQL', 'Redis', 'Django', 'Ruby', 'Kafka'],
  Mobile: ['Flutter', 'Swift', 'Kotlin', 'React Native', 'Ionic', 'Firebase', 'Dart', 'Xamarin'],
  Data: ['Pandas', 'PyTorch', 'R', 'Spark', 'TensorFlow', 'SQL', 'Airflow', 'scikit-learn'],
  Design: ['Figma', 'Sketch', 'Illustrator', 'Blender', 'User research', 'Prototyping', 'Photoshop', 'Animation'],
};
const POPULAR = ['JavaScript', 'Python', 'HTML', 'Git'];
const TOPICS = ['climate', 'music', 'health', 'games', 'education', 'finance', 'sport', 'travel'];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const TIMES = DAYS.flatMap((day) => [`${day} morning`, `${day} evening`]);

const TEAMS = 60;
const TEAM_SIZE = 4;
/** People on no team, who stand in every list as well. */
const OTHERS = 160;
const SOUGHT_OF_A_TRADE = 2;
const LOYAL = 0.7;

/**
 * Teams are made first, each of four trades, with a topic and times of its own; their people write profiles that mostly have to do with it.
 * A project seeks some skills of each of its trades. Then each team loses one member, and the project looks for that trade.
 * Nothing in here knows how anybody is matched.
 */
export function makeWorld({ skills, popular, says }: Habits, seed: number): World {
  const random = randomFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const someOf = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((value) => ({ value, draw: random() }))
      .sort((one, other) => one.draw - other.draw)
      .slice(0, count)
      .map(({ value }) => value);
  const person = (
    id: string,
    trade: string,
    sought: readonly string[],
    topic: string,
    times: readonly string[],
  ): Person => {
    const own = TRADES[trade] ?? [];
    const drawn = Array.from({ length: skills - 1 }, () =>
      random() < popular ? oneOf(POPULAR) : oneOf(random() < LOYAL ? sought : own),
    );
    const isSaid = () => random() < says;
    return {
      id,
      skills: [...new Set([oneOf(own), ...drawn])].map((name) => ({ name })),
      roles: isSaid() ? [trade] : [],
      interests: isSaid() ? [...new Set([random() < LOYAL ? topic : oneOf(TOPICS), oneOf(TOPICS)])] : [],
      availability: null,
      hoursPerWeek: isSaid() ? 4 + Math.floor(random() * 12) : null,
      timeBlocks: isSaid() ? [...new Set([...times.filter(() => random() < LOYAL), oneOf(TIMES)])] : [],
      events: [],
      recentInvites: 0,
      takesInvites: true,
    };
  };
  const people: Person[] = [];
  const projects: Project[] = [];
  const lost = new Map<string, string>();
  for (let team = 0; team < TEAMS; team += 1) {
    const [topic, times] = [oneOf(TOPICS), someOf(TIMES, 3)];
    const trades = someOf(Object.keys(TRADES), TEAM_SIZE).map((trade) => ({
      trade,
      sought: someOf(TRADES[trade] ?? [], SOUGHT_OF_A_TRADE),
    }));
    const members = trades.map(({ trade, sought }, place) => person(`p${team}-${place}`, trade, sought, topic, times));
    const gone = Math.floor(random() * TEAM_SIZE);
    people.push(...members);
    lost.set(`j${team}`, members[gone]?.id ?? '');
    projects.push({
      id: `j${team}`,
      skills: [...trades.flatMap(({ sought }) => sought), oneOf(POPULAR)],
      roles: random() < says ? [trades[gone]?.trade ?? ''] : [],
      interests: random() < says ? [topic] : [],
      hoursPerWeek: null,
      timeBlocks: [],
      event: null,
      seats: 1,
      recentInvites: 0,
      members: members.filter((_, place) => place !== gone).map(({ id }) => id),
    });
  }
  for (let other = 0; other < OTHERS; other += 1) {
    const trade = oneOf(Object.keys(TRADES));
    people.push(
      person(`o${other}`, trade, someOf(TRADES[trade] ?? [], SOUGHT_OF_A_TRADE), oneOf(TOPICS), someOf(TIMES, 3)),
    );
  }
  return { people: someOf(people, people.length), projects, lost };
}
