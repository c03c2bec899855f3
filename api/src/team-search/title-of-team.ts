import { LIMITS } from '@crewdeck/contract';

const LONGEST_NAME = 40;

/** `Ada's team for Campus Jam`, as long as a title may be; `A team for Campus Jam` of somebody without a name. */
export function titleOfTeam(hackathon: string, ownerName: string): string {
  const [first = ''] = ownerName.trim().split(/\s+/);
  const beginning = `${first === '' ? 'A' : `${shortened(first, LONGEST_NAME)}'s`} team for `;
  return beginning + shortened(hackathon, LIMITS.title - beginning.length);
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  return text.length <= most ? text : `${characters.slice(0, Math.floor(most / 2)).join('')}…`;
}
