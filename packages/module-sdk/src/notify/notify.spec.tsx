import { act, render, screen } from '@testing-library/react';
import { notify } from './notify.ts';
import { Toasts } from './toasts.tsx';
import { useFailureToast } from './use-failure-toast.ts';

const texts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

function FailedLists({ names }: { names: string[] }) {
  return names.map((name) => <FailedList key={name} name={name} />);
}

function FailedList({ name }: { name: string }) {
  useFailureToast({ isLoadingError: true, errorUpdatedAt: 1 }, `Failed to fetch your ${name}.`);
  return null;
}

beforeEach(() => render(<Toasts />));

describe('a toast', () => {
  it('replaces the one before it that is about the same thing, whatever their kinds', async () => {
    notify.success('Invite declined.', { id: 'invite-1' });
    await screen.findByText('Invite declined.');
    notify.error('Failed to respond to invite.', { id: 'invite-1' });
    await screen.findByText('Failed to respond to invite.');
    expect(texts()).toEqual(['Failed to respond to invite.']);
  });

  it('leaves one about another thing alone', async () => {
    notify.success('Invite declined.', { id: 'invite-2' });
    notify.success('Project created successfully!');
    notify.info('The invite is open again.', { id: 'invite-3' });
    await screen.findByText('The invite is open again.');
    expect(texts()).toHaveLength(3);
  });
});

test('an outage that fails many lists shows one toast', async () => {
  render(<FailedLists names={['projects', 'invites', 'collaborations']} />);
  await screen.findByText('Failed to fetch your collaborations.');
  // The library replaces a toast after a tenth of a second.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(texts()).toEqual(['Failed to fetch your collaborations.']);
});
