import type { Invite } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { LandingPage } from './landing-page.tsx';

const aPerson = aSessionUser();

async function openLanding(profile: ReturnType<typeof aProfile> | null, invites: { status: Invite['status'] }[] = []) {
  const host = createTestHost(<LandingPage />);
  host.queryClient.setQueryData(myDataKeys.profile(aPerson.uid), profile);
  host.queryClient.setQueryData(myDataKeys.receivedInvites(aPerson.uid), invites);
  act(() => publishSession(aPerson));
  await act(async () => void render(host.element));
  await screen.findByRole('heading', { level: 2, name: /next|Complete/ });
}

describe('the next step on the start page', () => {
  it('is the profile, for somebody who has none, with what it brings', async () => {
    await openLanding(null);
    const step = screen.getByRole('region', { name: 'Complete your profile' });
    expect(step).toHaveTextContent('You show interest where you would like to join');
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/create-profile');
  });

  it('is a choice of three ways on, for somebody who has one', async () => {
    await openLanding(aProfile(), [{ status: 'pending' }, { status: 'declined' }]);
    const ways = screen.getByRole('region', { name: 'What is next?' });
    expect(ways).toHaveTextContent('One waits for your answer.');
    const paths = ['Post a project', 'Find people', 'Your invites'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(paths).toEqual(['/post-project', '/explore', '/my-invites']);
  });

  it('is nothing for a visitor', () => {
    act(() => publishSession(null));
    render(createTestHost(<LandingPage />).element);
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Great ideas need a crew.');
  });
});
