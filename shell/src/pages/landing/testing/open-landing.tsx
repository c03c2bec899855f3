import type { Invite } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { type aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import { LandingPage } from '../landing-page.tsx';

const SOMEBODY = aSessionUser({ emailVerified: true });

interface Lists {
  comingUp?: object[];
  invites?: { status: Invite['status'] }[];
  projects?: {
    id: string;
    title: string;
    status: string;
    isLooking?: boolean;
    openSeats?: number;
    finishedAt?: string;
    collaborators?: object[];
  }[];
  collaborations?: { id: string; title: string; status: string; project?: object }[];
  unread?: number;
  activities?: object[];
}

const alone = (project: object) => ({ collaborators: [], ...project });

/** The start page of somebody, once what needs their attention is drawn. @returns its calls and cache */
export async function openLanding(profile: ReturnType<typeof aProfile> | null, lists: Lists = {}, person = SOMEBODY) {
  const { comingUp = [], invites = [], projects = [], collaborations = [], unread = 0, activities = [] } = lists;
  const calls = answerCalls(({ path }) => ({ body: path === '/api/activities' ? activities : [] }));
  const host = createTestHost(<LandingPage />);
  host.queryClient.setQueryData(myDataKeys.profile(person.uid), profile);
  host.queryClient.setQueryData(myDataKeys.receivedInvites(person.uid), invites);
  host.queryClient.setQueryData(myDataKeys.projects(person.uid), projects.map(alone));
  host.queryClient.setQueryData(myDataKeys.collaborations(person.uid), collaborations);
  host.queryClient.setQueryData(myDataKeys.unreadActivities(person.uid), unread);
  host.queryClient.setQueryData(['me', person.uid, 'start', 'coming-up'], comingUp);
  act(() => publishSession(person));
  await act(async () => void render(host.element));
  await screen.findByRole('heading', { level: 2, name: /next|Complete/ });
  return { calls, queryClient: host.queryClient };
}

/** Title and address of each tile. */
export const waysOn = () =>
  within(screen.getByRole('region', { name: "What's next?" }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
