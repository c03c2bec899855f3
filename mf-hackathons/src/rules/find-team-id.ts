import { type PagePartsByPath, type SessionUser, withReturnPath } from '@crewdeck/module-sdk';

/** Of the heading of the part of the page where one looks for a team. Other modules link to it. */
export const FIND_TEAM_ID = 'find-my-team' satisfies PagePartsByPath['/hackathons/:id'];

/** Of the heading of the list of teams that look for people. */
export const FORMING_TEAMS_ID = 'forming-teams';

/** The dialog in which one begins to look, as the address of the page names it. */
export const LOOK_DIALOG = ['look'] as const;

/** Of the button that opens this dialog, which begins with an email that isn't confirmed. */
export function lookLabel(user: SessionUser | null): string {
  return user?.emailVerified === false ? 'Confirm your email first' : 'Find a team';
}

const ENTRIES = {
  'sign-in': { path: '/sign-in', label: 'Sign in to find a team' },
  profile: { path: '/create-profile', label: 'Create your profile first' },
} as const;

/** Of who follows a link to an answer, as emails have it, and isn't signed in. */
export function entryToAnswer(hackathonId: string): { label: string; to: string } {
  return { label: 'Sign in', to: withReturnPath('/sign-in', `/hackathons/${hackathonId}#${FIND_TEAM_ID}`) };
}

/** What comes before one can look for a team, by what one lacks. It leads back to the dialog in which one begins. */
export function entryTo(hackathonId: string, needs: keyof typeof ENTRIES): { label: string; to: string } {
  const { path, label } = ENTRIES[needs];
  return { label, to: withReturnPath(path, `/hackathons/${hackathonId}?${LOOK_DIALOG[0]}=${hackathonId}`) };
}
