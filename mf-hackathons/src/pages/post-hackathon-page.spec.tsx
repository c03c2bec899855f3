import { answerCalls, createTestHost, type TestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostHackathonPage } from './post-hackathon-page.tsx';

const NOTICE = 'Sorry, we are facing some issues. Posting hackathons is coming soon.';
const REQUIRED = ['Website URL', 'Registration fee', 'Event mode', 'Tech stack', 'Roles', 'Max team size'];
const OPTIONAL = [
  'Title',
  'Description',
  'Theme',
  'Organizer',
  'Date',
  'Registration deadline',
  'Duration',
  'Rounds',
  'Location',
  'Tags',
  "I'm looking for a team myself",
];

const post = () => screen.getByRole('button', { name: 'Post Hackathon' });

async function fillIn(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillInWhatIsRequired() {
  await fillIn('Website URL', 'https://hack.example.org');
  await fillIn('Tech stack', 'React');
  await fillIn('Roles', 'Designer');
  await fillIn('Max team size', '4');
  await userEvent.selectOptions(screen.getByLabelText('Registration fee'), 'Free');
  await userEvent.selectOptions(screen.getByLabelText('Event mode'), 'Hybrid');
}

let host: TestHost;
beforeEach(() => {
  host = createTestHost(<PostHackathonPage />, { at: '/post-hackathon' });
  render(host.element);
});

describe('Post a Hackathon', () => {
  test.each(REQUIRED)('%s is required', (label) => {
    expect(screen.getByLabelText(label)).toBeRequired();
  });

  test.each(OPTIONAL)('%s is optional', (label) => {
    expect(screen.getByLabelText(label)).not.toBeRequired();
  });

  test('offers the fees and modes of the specification', () => {
    expect(screen.getByLabelText('Registration fee')).toHaveTextContent('FreePaid');
    expect(screen.getByLabelText('Event mode')).toHaveTextContent('OnlineOfflineHybrid');
  });

  test('the fee amount is asked for, and required, only when the fee is Paid', async () => {
    expect(screen.queryByLabelText('Fee amount')).not.toBeInTheDocument();

    await userEvent.selectOptions(screen.getByLabelText('Registration fee'), 'Paid');
    expect(screen.getByLabelText('Fee amount')).toBeRequired();

    await userEvent.selectOptions(screen.getByLabelText('Registration fee'), 'Free');
    expect(screen.queryByLabelText('Fee amount')).not.toBeInTheDocument();
  });

  test('it is said before the work is done that posting is not open', () => {
    expect(screen.getByText(/^Posting isn't open yet\./)).toBeVisible();
  });

  test('posting shows the notice for 3.5 seconds, makes no call and keeps what was typed; leaving asks nothing', async () => {
    const calls = answerCalls(() => ({}));
    await fillInWhatIsRequired();

    await userEvent.click(post());

    expect(await screen.findByText(NOTICE)).toBeVisible();
    // The toast closes when this bar is through.
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({ animationDuration: '3500ms' });
    expect(calls).toHaveLength(0);
    expect(screen.getByLabelText('Website URL')).toHaveValue('https://hack.example.org');

    await act(() => host.router.navigate('/explore-hackathons'));
    expect(host.router.state.location.pathname).toBe('/explore-hackathons');
  });
});
