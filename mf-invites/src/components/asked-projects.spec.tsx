import type { AskedProject } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAndMonth } from '../rules/dates.ts';
import { SentInvites } from './sent-invites.tsx';

const user = aSessionUser();
const createdAt = '2026-11-20T09:00:00.000Z';
const HEADING = "Projects you're interested in";

function asked(title: string, status: NonNullable<AskedProject['interest']>['status']): AskedProject {
  return { ...aProject({ id: title, title }), interest: { status, createdAt } };
}

function openWith(answer: () => GivenAnswer) {
  const calls = answerCalls(answer);
  const { queryClient, element } = createTestHost(<SentInvites />);
  queryClient.setQueryData(myDataKeys.sentInvites(user.uid), []);
  render(element);
  return { queryClient, calls };
}

beforeEach(() => publishSession(user));

describe('the projects that a person is interested in', () => {
  test('stand with the sent invites, with what became of it and since when', async () => {
    openWith(() => ({ body: [asked('Orchard', 'shown'), asked('Star Map', 'not_now'), asked('Kites', 'invited')] }));

    const rows = within(await screen.findByRole('list', { name: HEADING })).getAllByRole('listitem');
    const day = dayAndMonth(createdAt, new Date());
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `OrchardYou showed interest on ${day}. No answer yet.`,
      `Star MapYou showed interest on ${day}. The team went another way.`,
      `KitesYou showed interest on ${day}. You're invited.`,
    ]);
    expect(screen.getByRole('link', { name: 'Orchard' })).toHaveAttribute('href', '/projects/Orchard');
    // Where nothing was sent, they come first.
    const none = screen.getByText('No invites sent yet.');
    expect(rows[0]?.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['not_now', ['/explore-projects']],
    ['shown', []],
  ] as const)('of which one is %s lead on to others: %j', async (status, links) => {
    openWith(() => ({ body: [asked('Orchard', status)] }));
    const part = within(await screen.findByRole('region', { name: HEADING }));
    const others = part.queryAllByRole('link', { name: 'Find another project' });
    expect(others.map((link) => link.getAttribute('href'))).toEqual(links);
  });

  test('are not mentioned where there are none', async () => {
    const { queryClient, calls } = openWith(() => ({ body: [] }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
    expect(screen.getByText('No invites sent yet.')).toBeVisible();
  });

  test('can be loaded again where they could not be had, beside the invites', async () => {
    const answers: GivenAnswer[] = [{ status: 400 }, { body: [asked('Orchard', 'shown')] }];
    openWith(() => answers.shift() ?? { status: 400 });
    expect(await screen.findByText("We couldn't load the projects you're interested in.")).toBeVisible();
    expect(screen.getByText('No invites sent yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Orchard' })).toBeVisible();
  });
});
