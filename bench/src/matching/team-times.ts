import { formTeams } from '@crewdeck/matching';
import { makeWorld, WORLDS } from './worlds.ts';

const PEOPLE = 400;
const RUNS = 5;
const MICROSECONDS = 1_000;

/** How much of one core the teams of 400 people take, in milliseconds; the first time includes compiling. */
export function teamTimes(): number[] {
  const people = Object.values(WORLDS).flatMap((habits) => makeWorld(habits, 0).people);
  const named = people.slice(0, PEOPLE).map((person, index) => ({ ...person, id: `p${index}` }));
  return Array.from({ length: RUNS }, (_, seed) => {
    const before = process.cpuUsage();
    formTeams({ people: named, size: 4, seed });
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / MICROSECONDS);
  });
}
