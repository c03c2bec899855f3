import { LIMITS, type ProjectPage as ProjectAnswer, type TeamLink } from '@crewdeck/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamLink, aTeamMember, aViewer } from '../testing/builders.ts';
import { type Answer, bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const LINKS = `${PROJECT_PATH}/links`;
const REFUSED = { status: 409, body: { error: 'This project is archived.', code: 'project.archived', requestId: 'r' } };

describe('the links in a team room', () => {
  const aTeamPage = (parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const given = (links: TeamLink[], parts: Partial<Parameters<typeof givenApi>[0]> = {}) => {
    const reads: Record<string, Answer> = { [LINKS]: { body: links } };
    return { reads, calls: givenApi({ project: aTeamPage(), reads, ...parts }) };
  };
  const room = () => screen.findByRole('region', { name: 'Team room' });
  const list = async () => within(await room()).findByRole('list', { name: 'Links' });

  it('are not there for somebody else, who makes no call for them', async () => {
    const { calls } = given([aTeamLink()], { project: aProjectPage({ viewer: aViewer() }) });
    visit({ part: '?tab=room' });
    await screen.findByRole('region', { name: 'What you can do' });
    expect(screen.queryByRole('region', { name: 'Team room' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain(LINKS);
  });

  it('say what they are for, where they lead and who added them, and open in a new tab', async () => {
    const { id, name } = aTeamMember();
    const others = [{ id, name }, null].map((addedBy) =>
      aTeamLink({ id: `by ${addedBy?.name}`, url: 'https://wiki.example/map', addedBy }),
    );
    given([aTeamLink(), ...others]);
    visit({ part: '#room' });
    const link = within(await list()).getByRole('link', { name: /^Repository github\.com ?\/crew ?\/map$/ });
    expect(link).toHaveAttribute('href', 'https://github.com/crew/map');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    await waitFor(async () => expect(await list()).toHaveTextContent('Added by you'));
    expect(await list()).toHaveTextContent('Added by Grace Hopper');
    expect(await list()).toHaveTextContent('Link wiki.example/map');
    expect(await list()).toHaveTextContent('Added by a former member');
    expect(screen.getByRole('heading', { name: 'Team room' })).toHaveFocus();
  });

  it('offer a next step where there are none', async () => {
    given([]);
    visit({ part: '?tab=room' });
    expect(await screen.findByText(/No links yet. Add your chat or repository/)).toBeVisible();
  });

  it('can be tried again where they could not be had', async () => {
    const { reads } = given([], {});
    reads[LINKS] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '?tab=room' });
    expect(await screen.findByText("We couldn't load the links.")).toBeVisible();
    reads[LINKS] = { body: [aTeamLink()] };
    await user.click(await button('Try again'));
    expect(await list()).toHaveTextContent('github.com/crew/map');
  });

  it('take one that is typed without https, and show it', async () => {
    const { calls, reads } = given([], { changes: { [`POST ${LINKS}`]: { answer: { body: aTeamLink() } } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await screen.findByLabelText('Add a link'), 'github.com/crew/map');
    reads[LINKS] = { body: [aTeamLink()] };
    await user.click(await button('Add link'));
    expect(await list()).toHaveTextContent('github.com/crew/map');
    expect(bodiesOf(calls, 'POST', LINKS)).toEqual([{ url: 'https://github.com/crew/map' }]);
    expect(screen.getByLabelText('Add a link')).toHaveValue('');
  });

  it('do not take what is no https address, and say what to enter', async () => {
    const { calls } = given([]);
    const { user } = visit({ part: '?tab=room' });
    await user.type(await screen.findByLabelText('Add a link'), 'http://github.com/crew');
    await user.click(await button('Add link'));
    expect(await screen.findByText(/^Enter an address such as https:..github.com.your-team/)).toBeVisible();
    expect(bodiesOf(calls, 'POST', LINKS)).toEqual([]);
  });

  it('take back what they say while it is corrected, so that the button stays where it is pressed', async () => {
    given([]);
    const { user } = visit({ part: '?tab=room' });
    const field = await screen.findByLabelText('Add a link');
    await user.type(field, 'crew');
    await user.click(await button('Add link'));
    expect(screen.getByText(/^Enter an address/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'github.com/crew');
    expect(screen.queryByText(/^Enter an address/)).not.toBeInTheDocument();
  });

  it('say why one could not be added, and keep what was typed', async () => {
    given([], { changes: { [`POST ${LINKS}`]: { answer: REFUSED } } });
    const { user } = visit({ part: '?tab=room' });
    await user.type(await screen.findByLabelText('Add a link'), 'github.com/crew');
    await user.click(await button('Add link'));
    expect(await screen.findByText('This project is archived.')).toBeVisible();
    expect(screen.getByLabelText('Add a link')).toHaveValue('https://github.com/crew');
  });

  it('go once that is confirmed', async () => {
    const { id } = aTeamLink();
    const { calls, reads } = given([aTeamLink()], { changes: { [`DELETE ${LINKS}/${id}`]: {} } });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Remove Repository github.com/crew/map'));
    reads[LINKS] = { body: [] };
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Links' })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('take no more than there is room for', async () => {
    given(Array.from({ length: LIMITS.teamLinks }, (_, index) => aTeamLink({ id: `${index}` })));
    visit({ part: '?tab=room' });
    expect(
      await screen.findByText(`Your team room holds ${LIMITS.teamLinks} links. Remove one to add another.`),
    ).toBeVisible();
    expect(screen.queryByLabelText('Add a link')).not.toBeInTheDocument();
  });

  it('are read, and added no more, in an archived project', async () => {
    given([aTeamLink()], { project: aTeamPage({ status: 'Archived' }) });
    visit({ part: '?tab=room' });
    expect(await list()).toHaveTextContent('github.com/crew/map');
    expect(screen.getByText('This project is archived, so nothing can be added here.')).toBeVisible();
    expect(screen.queryByLabelText('Add a link')).not.toBeInTheDocument();
  });
});
