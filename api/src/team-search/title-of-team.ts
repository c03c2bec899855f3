import { LIMITS } from '@crewdeck/contract';

const LONGEST_NAME = 40;

/** `Campus Jam: team of Ada and 3 others`, as long as a title may be. @param others how many besides the owner */
export function titleOfTeam(hackathon: string, ownerName: string, others: number): string {
  const [first = ''] = ownerName.trim().split(/\s+/);
  const who = first === '' ? `${others + 1} people` : `${shortened(first, LONGEST_NAME)} and ${othersOf(others)}`;
  const ending = `: team of ${who}`;
  return `${shortened(hackathon, LIMITS.title - ending.length)}${ending}`;
}

function othersOf(count: number): string {
  return count === 1 ? '1 other' : `${count} others`;
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return text.length <= most ? text : `${characters.slice(0, Math.floor(most / 2)).join('')}…`;
}
