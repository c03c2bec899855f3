import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { answering, openPage } from '../../testing/visit-hackathon.tsx';

const LOOKING = aTeamSearch({ isSeeking: true });

describe('the focus is on the heading of the search', () => {
  beforeEach(() => publishSession(aSessionUser()));

  const expectOnHeading = () => waitFor(() => expect(document.activeElement).toHaveAttribute('id', FIND_TEAM_ID));
  const partNamed = (name: string) => screen.findByRole('region', { name });
  const pressIn = async (part: HTMLElement, name: string) =>
    userEvent.click(await within(part).findByRole('button', { name }));

  it.each(['Find a team', 'When and where'])(
    'and all of it is in view once one starts to look from the part "%s"',
    async (part) => {
      openPage();

      await pressIn(await partNamed(part), 'Find a team');
      const dialog = await screen.findByRole('dialog', { name: 'Find a team' });
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      answering({ search: LOOKING });
      await pressIn(dialog, 'Start looking');
      const said = await screen.findByText(/^You're looking for a team\. When/);
      await expectOnHeading();
      expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
      expect(scroll.mock.contexts.at(-1)).toContainElement(said);
    },
  );

  it('once it is read, where the address names it', async () => {
    openPage({ search: LOOKING, hash: `#${FIND_TEAM_ID}` });
    await expectOnHeading();
  });

  it('no more once one went on from there, when a team arrives', async () => {
    const { queryClient } = openPage({ search: LOOKING, hash: `#${FIND_TEAM_ID}` });
    await expectOnHeading();
    const share = screen.getByRole('button', { name: 'Add to calendar' });
    act(() => share.focus());
    answering({ search: aTeamSearch({ isSeeking: true, proposal: aTeamProposal() }) });
    await act(() => queryClient.invalidateQueries());
    await partNamed('A team for you');
    expect(share).toHaveFocus();
  });

  it('once one stops looking', async () => {
    openPage({ search: LOOKING });

    const part = await partNamed('Find a team');
    answering({ search: aTeamSearch() });
    await pressIn(part, 'Stop looking');
    await pressIn(await screen.findByRole('alertdialog'), 'Stop looking');
    await screen.findByText(/^No one to team up with yet/);
    await expectOnHeading();
  });
});
