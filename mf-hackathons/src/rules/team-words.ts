import {
  EXACT_TOTAL_LIMIT,
  hoursInWords,
  LIMITS,
  SMALLEST_TEAM,
  shownName,
  TEAM_PROPOSAL_HOURS,
  type TeamProposal,
  type TeamSearch,
} from '@crewdeck/contract';
import { writeMoment } from './days.ts';

const NEXT = "We're looking for another one";

type Round = NonNullable<TeamSearch['rounds']>[number];

/** `Sun 22 Nov, 12:00 CET: 4 teams proposed, of up to 3 people each. 3 formed and 1 waits for answers.` The latest round has the teams that replace others. @param timeZone of the event */
export function roundWords({ teamSize, openedAt, ...round }: Round, timeZone: string | null): string {
  const start = writeMoment(openedAt, timeZone);
  const { open, formed, ended } = round.proposals;
  const parts = [
    formed > 0 && `${formed} formed`,
    open > 0 && `${open} ${open === 1 ? 'waits' : 'wait'} for answers`,
    ended > 0 && `${ended} fell through`,
  ].filter((part) => part !== false);
  const teams = open + formed + ended;
  if (teams === 0) return `${start}: we found no teams of ${teamSize}.`;
  const proposed = `${teams} ${teams === 1 ? 'team' : 'teams'} proposed, of up to ${teamSize} people${teams === 1 ? '' : ' each'}`;
  return `${start}: ${proposed}. ${new Intl.ListFormat('en-GB').format(parts)}.`;
}

/** What organisers read in place of teams before the event begins: none was proposed, or all fell through. */
export function noTeamsWords({
  rounds,
  counts,
}: Pick<TeamSearch, 'rounds' | 'counts'>): Record<'title' | 'text', string> {
  if (!rounds?.some(({ proposals }) => proposals.ended > 0))
    return { title: 'No teams yet.', text: 'When you propose teams, they appear here.' };
  const again = counts && counts.looking > 0 ? ', and its people are looking again' : '';
  return { title: 'No teams right now.', text: `The last one fell through${again}.` };
}

/** A count, with a `+` where the contract counts no further. */
export function atLeast(count: number): string {
  return `${count}${count === EXACT_TOTAL_LIMIT ? '+' : ''}`;
}

/** Why no team can come of a round for so few who look without a proposed team; `null` where one can. */
export function tooFewWords(looking: number): string | null {
  if (looking >= SMALLEST_TEAM) return null;
  if (looking === 0) return 'Nobody is looking for a team right now, so there are no teams to propose.';
  return 'Only one person or project is looking right now, so there are no teams to propose.';
}

/** Whom a round would ask: at most the people who look without a proposed team, since some find none. */
export function askedWords(looking: number): string {
  const tooFew = tooFewWords(looking);
  if (tooFew) return tooFew;
  const answer = `They have ${hoursInWords(TEAM_PROPOSAL_HOURS)} to answer.`;
  return `We'll ask ${mostAsked(looking)}. ${answer} People whose proposed team is still waiting for answers aren't asked again.`;
}

function mostAsked(looking: number): string {
  return looking === EXACT_TOTAL_LIMIT ? 'people who are looking' : `up to ${looking} people`;
}

const DECLINED = 'You said no to your last proposed team.';

const FELL_THROUGH: Record<TeamProposal['answer'], string> = {
  // For somebody who is hidden, blocks one of the others, or is on the team of a project whose owner answers.
  no: "You're no longer in your last proposed team.",
  waiting: 'Your last team fell through before you answered.',
  yes: 'You said yes, but not everyone did, so your last team fell through.',
};

/**
 * What a person reads who looks again, since their proposed team did not form: what happened, and what comes next.
 *
 * @param unplacedBecause why they are in no team yet, a sentence
 * @param profileId of who reads it
 */
export function fellThroughWords(
  { answer, hasDeclined, members }: Pick<TeamProposal, 'answer' | 'hasDeclined' | 'members'>,
  unplacedBecause: string | null,
  profileId: string,
): string {
  const others = members.filter((member) => member.answer === 'yes' && member.id !== profileId);
  const names = new Intl.ListFormat('en-GB').format(others.map(({ name }) => shownName(name)));
  const hasCompany = answer === 'yes' && others.length > 0;
  // They may be proposed again as they are.
  const together = `${NEXT}. You stay together with ${names}, and others may join you.`;
  const next = hasCompany ? together : `${NEXT}, and we'll notify you.`;
  return `${hasDeclined ? DECLINED : FELL_THROUGH[answer]} ${unplacedBecause ?? next}`;
}

/**
 * Who would own the project of a proposed team. Where there is none yet, the first to say yes, who is known while nobody else has.
 *
 * @param profileId of who reads it
 */
export function ownerWords(
  { project, members, size }: Pick<TeamProposal, 'project' | 'members' | 'size'>,
  profileId: string,
): string {
  if (project) return "The project's owner stays the same.";
  const [first, ...more] = members.filter(({ answer }) => answer === 'yes');
  if (!first || more.length > 0 || members.length < size)
    return "The first to say yes would own your team's project, and can hand it over later.";
  if (first.id === profileId)
    return "You'd own your team's project, as the first to say yes. You can hand it over later.";
  return `${shownName(first.name)} would own your team's project, as the first to say yes, and can hand it over later.`;
}

/** For how many of a proposed team it waits, some of whom one person answers for; `null` where the reader may not see all of them. */
export function waitingWords({ members, size }: Pick<TeamProposal, 'members' | 'size'>): string | null {
  if (members.length < size) return null;
  const missing = members.filter((member) => member.answer !== 'yes').length;
  return `We're waiting for ${missing} more ${missing === 1 ? 'person' : 'people'}.`;
}

/** How many teams a round has just proposed. */
export function teamsProposedWords(teams: number): string {
  if (teams === 0) return "We couldn't propose any teams.";
  return `${teams} ${teams === 1 ? 'team' : 'teams'} proposed. Everyone has ${hoursInWords(TEAM_PROPOSAL_HOURS)} to answer.`;
}

/**
 * How many people look for an event, for themselves or with a project of theirs: `1000+ people are in the team search.`
 *
 * @param isLooking whether the reader is one of them
 */
export function seekersWords(count: number, isLooking: boolean): string {
  if (count === 0) return 'Nobody is looking for a team right now.';
  if (count === 1) return isLooking ? "You're the only one looking right now." : '1 person is in the team search.';
  if (isLooking && count < EXACT_TOTAL_LIMIT)
    return `You and ${count - 1} other ${count === 2 ? 'person' : 'people'} are in the team search.`;
  return `${atLeast(count)} people are in the team search.`;
}

/** How many teams form for a hackathon, where any do: `1 team forming`, `20+ teams forming`. */
export function teamsWords(count: number): string | null {
  if (count === 0) return null;
  if (count === 1) return '1 team forming';
  return `${count}${count === LIMITS.teamsForming ? '+' : ''} teams forming`;
}

/** How many people an announcement went to. */
export function announcedWords(people: number): string {
  if (people === 0) return 'Nobody was taking part yet, so it was emailed to nobody.';
  return `Sent to ${people} ${people === 1 ? 'person' : 'people'}.`;
}
