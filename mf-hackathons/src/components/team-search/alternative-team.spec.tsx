import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { openPart } from '../../testing/visit-team-search.tsx';

describe('a team that is close to the proposed one', () => {
  beforeEach(() => publishSession(aSessionUser()));

  const proposing = (changes = {}) => aTeamSearch({ isSeeking: true, proposal: aTeamProposal(changes) });
  const project = { id: 'p1', title: 'Tide clock' };
  const alternative = { id: 'p2', title: 'Star map', reasons: ['Together you know Go and React.'], page: null };
  const CHOICE = '/api/team-proposals/proposal-1/alternative';
  const CHOOSE = 'Choose Star map instead';
  const OTHER = { name: 'Or join Star map' };

  it('says why, and what becomes of the first', async () => {
    openPart({ search: proposing({ project, alternative }) });

    const other = within(await screen.findByRole('region', OTHER));
    expect(other.getByText('Together you know Go and React.')).toBeVisible();
    expect(other.getByText(/^Choosing it frees your place in/)).toHaveTextContent(
      "Choosing it frees your place in Tide clock. You'll see who's on the other team before you say yes.",
    );
    expect(screen.getByRole('region', { name: 'A team for you' })).toBeVisible();
  });

  it('leads to its page, and says whose it is and what it is about, to somebody who may see that', async () => {
    const page = { ownerName: 'Alan Turing', description: 'A map of the sky.' };
    openPart({ search: proposing({ project, alternative: { ...alternative, page } }) });

    const other = within(await screen.findByRole('region', OTHER));
    expect(other.getByRole('link', { name: 'Star map' })).toHaveAttribute('href', '/projects/p2');
    expect(other.getByText(/^By/)).toHaveTextContent('By Alan Turing');
    expect(other.getByText('A map of the sky.')).toBeVisible();
  });

  it('is no link for somebody who may not see its page', async () => {
    openPart({ search: proposing({ alternative }) });

    const other = within(await screen.findByRole('region', OTHER));
    expect(other.queryByRole('link')).toBeNull();
    expect(other.queryByText(/^By/)).toBeNull();
  });

  it('needs no reasons, and no title of the first', async () => {
    openPart({ search: proposing({ alternative: { ...alternative, reasons: [] } }) });

    const other = within(await screen.findByRole('region', OTHER));
    expect(other.getByText(/^Choosing it frees your place in this team/)).toBeVisible();
    expect(other.queryByRole('list')).toBeNull();
  });

  it('is chosen once however often one presses, and leads to the team that was chosen', async () => {
    let finish = (_answer: GivenAnswer) => {};
    const chosen = new Promise<GivenAnswer>((resolve) => {
      finish = resolve;
    });
    let search = proposing({ project, alternative });
    const { changes } = openPart({ search: () => ({ body: search }), writes: { [`POST ${CHOICE}`]: chosen } });

    await userEvent.dblClick(await screen.findByRole('button', { name: CHOOSE }));
    expect(screen.getByRole('button', { name: CHOOSE })).toHaveAttribute('aria-busy', 'true');
    search = proposing({ id: 'proposal-2', project: { id: 'p2', title: 'Star map' } });
    finish({ body: search.proposal });

    await waitFor(() => expect(screen.queryByRole('button', { name: CHOOSE })).toBeNull());
    expect(screen.getByText(/^This is the team of/)).toHaveTextContent('This is the team of Star map');
    expect(screen.getByRole('heading', { name: 'A team for you' })).toHaveFocus();
    expect(changes()).toEqual([['POST', CHOICE, {}]]);
  });

  it('says why it was refused, also once there is no choice any more', async () => {
    const error = "You can't choose the other project any more. You can still answer this team.";
    const refusal = { status: 409, body: { error, code: 'team_proposal.no_alternative' } };
    let search = proposing({ project, alternative });
    openPart({ search: () => ({ body: search }), writes: { [`POST ${CHOICE}`]: refusal } });

    const button = await screen.findByRole('button', { name: CHOOSE });
    search = proposing({ project });
    await userEvent.click(button);

    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    await waitFor(() => expect(screen.queryByRole('region', OTHER)).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(error);
  });

  it('is not offered where there is none', async () => {
    openPart({ search: proposing({ project }) });

    await screen.findByRole('region', { name: 'A team for you' });
    expect(screen.queryByText(/^Or join/)).toBeNull();
  });
});
