import type { Invite, Profile } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import {
  answerCalls as answerAll,
  createTestHost,
  type GivenAnswer,
  type ReceivedCall,
} from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { ReceivedInvites } from '../components/received-invites.tsx';

export const user = aSessionUser();

/** Answers what a pending invite reads of its project besides. */
export const answerCalls = (answer: (call: ReceivedCall) => GivenAnswer | Promise<GivenAnswer>) =>
  answerAll((call) => (call.path.startsWith('/api/projects/') ? { body: aProject() } : answer(call)));

/** @param known what else the page has read: that there is no profile, so that it asks for no proposed teams, unless said */
export function openWith(invites: Invite[], known: { profile?: Profile | null } = { profile: null }) {
  const host = createTestHost(<ReceivedInvites />, { at: '/my-invites' });
  host.queryClient.setQueryData(myDataKeys.receivedInvites(user.uid), invites);
  if (known.profile !== undefined) host.queryClient.setQueryData(myDataKeys.profile(user.uid), known.profile);
  render(host.element);
  return host;
}

export const accept = () => screen.getByRole('button', { name: 'Accept' });
export const decline = () => screen.getByRole('button', { name: 'Decline' });
