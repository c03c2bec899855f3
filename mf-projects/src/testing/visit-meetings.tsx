import type { ProjectPage as ProjectAnswer, TeamMeeting } from '@crewdeck/contract';
import { screen } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamMember, aViewer, theMeetings } from './builders.ts';
import { type Answer, givenApi, PROJECT_PATH } from './visit-project.tsx';

export const MEETINGS = `${PROJECT_PATH}/meetings`;

/** The project of a team of two, as its owner reads it. */
export function aTeamPage(parts: Partial<ProjectAnswer> = {}): ProjectAnswer {
  return aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
}

/** An API with these meetings. What is changed in `reads` is answered from then on. */
export function givenMeetings(meetings: TeamMeeting[], parts: Partial<Parameters<typeof givenApi>[0]> = {}) {
  const reads: Record<string, Answer> = { [MEETINGS]: { body: theMeetings(...meetings) } };
  return { reads, calls: givenApi({ project: aTeamPage(), reads, ...parts }) };
}

export function meetingList(): Promise<HTMLElement> {
  return screen.findByRole('list', { name: 'Meetings' });
}
