import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, FAILED, GRACE, openPage, PATH } from '../testing/visit-organise.tsx';

describe('the people of an event, for organisers', () => {
  it('finds somebody by name and adds them', async () => {
    const { changes } = openPage('people', { '/api/users': { body: [{ ...ADA }, { ...GRACE, branch: 'Physics' }] } });

    await userEvent.type(await screen.findByRole('searchbox', { name: /Add an organiser/ }), 'Gr');
    const found = await screen.findByRole('list', { name: 'People found' });
    expect(found).toHaveTextContent('Already an organiser');
    await userEvent.click(within(found).getByRole('button', { name: 'Add Grace Hopper' }));
    expect(changes()).toEqual([`PUT ${PATH}/organisers/${GRACE.id}`]);
  });

  it('says that nobody has a name, and why somebody can not be added', async () => {
    const refusal = {
      status: 409,
      body: {
        error: 'A hackathon can have up to 20 organisers. Remove one to add another.',
        code: 'organiser.too_many',
      },
    };
    let body: unknown[] = [];
    openPage('people', { '/api/users': () => ({ body }), [`PUT ${PATH}/organisers/${GRACE.id}`]: refusal });

    const field = await screen.findByRole('searchbox', { name: /Add an organiser/ });
    await userEvent.type(field, 'Nobody');
    expect(await screen.findByText('We found nobody with this name.')).toBeVisible();
    body = [GRACE];
    await userEvent.clear(field);
    await userEvent.type(field, 'Grace');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Grace Hopper' }));
    expect(
      await screen.findByText('A hackathon can have up to 20 organisers. Remove one to add another.'),
    ).toBeVisible();
  });

  it('shows the picture of each organiser who has one', async () => {
    const pictureUrl = '/api/pictures/ada.webp';
    openPage('people', { [`${PATH}/organisers`]: { body: [{ ...ADA, pictureUrl }, GRACE] } });
    const rows = within(await screen.findByRole('list', { name: 'Organisers' })).getAllByRole('listitem');
    const pictures = rows.map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([pictureUrl, undefined]);
  });

  it('keeps the button that removes an organiser beside the name, however narrow the page', async () => {
    openPage('people');
    const list = await screen.findByRole('list', { name: 'Organisers' });
    expect(within(list).getByRole('listitem')).toHaveClass('row');
  });

  it('asks before it removes an organiser', async () => {
    const { changes } = openPage('people');

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada Lovelace' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ada Lovelace?' });
    expect(changes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove organiser' }));
    expect(changes()).toEqual([`DELETE ${PATH}/organisers/${ADA.id}`]);
  });

  it('says that there are no organisers, or that they could not be loaded', async () => {
    openPage('people', { [`${PATH}/organisers`]: { body: [] } });
    expect(
      await screen.findByText('Nobody on Crewdeck organises this event yet. Add the first organiser.'),
    ).toBeVisible();
  });

  it('goes on without the organisers where they could not be loaded', async () => {
    openPage('people', { [`${PATH}/organisers`]: FAILED });
    expect(await screen.findByText("We couldn't load the organisers.")).toBeVisible();
    expect(screen.getByRole('heading', { name: 'People in the team search' })).toBeVisible();
  });

  it('draws the organisers only once the people above them have come', async () => {
    let finish = (_answer: GivenAnswer) => {};
    const participants = new Promise<GivenAnswer>((resolve) => {
      finish = resolve;
    });
    openPage('people', { [`${PATH}/participants`]: participants });

    expect(await screen.findByRole('heading', { name: 'People in the team search' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Organisers' })).toBeNull();
    finish({ body: [] });
    expect(await screen.findByRole('heading', { name: 'Organisers' })).toBeVisible();
  });

  describe('in the team search', () => {
    const PARTICIPANT = {
      ...{
        id: 's1',
        person: ADA,
        email: null,
        isProject: false,
        project: null,
        roles: ['Designer'],
        skills: ['React'],
      },
      ...{ hoursPerWeek: 8, state: 'looking', since: '2026-11-26T12:00:00Z' },
    };

    it('shows who they are, with what they look and whether they have a team; a failed export says so', async () => {
      const withProject = {
        ...PARTICIPANT,
        id: 's2',
        person: { ...GRACE, pictureUrl: '/api/pictures/grace.webp' },
        email: 'grace@x.test',
        isProject: true,
        state: 'has_team',
      };
      openPage('people', {
        [`${PATH}/participants`]: { body: [PARTICIPANT, withProject] },
        [`POST ${PATH}/participants/export`]: FAILED,
      });

      const list = await screen.findByRole('list', { name: 'People in the team search' });
      const [first, second] = within(list).getAllByRole('listitem');
      expect(screen.getByRole('heading', { name: 'People in the team search 2' })).toBeVisible();
      expect(first).toHaveTextContent(/Ada LovelaceDesignerSkills: ReactNo team yet$/);
      expect(second).toHaveTextContent(/Grace Hopper · looking for people for a project.*Has a team/);
      expect(first?.querySelector('img')).toBeNull();
      expect(second?.querySelector('img')).toHaveAttribute('src', '/api/pictures/grace.webp');
      expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:grace@x.test');
      await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
      expect(await screen.findByText("We couldn't make the file. Try again.")).toBeVisible();
    });

    it('offers no filter and no file while nobody looks', async () => {
      openPage('people');

      const people = within(await screen.findByRole('tabpanel', { name: 'People' }));
      expect(await people.findByText('Nobody is looking for a team yet.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
      expect(screen.queryByLabelText('Show')).toBeNull();
    });

    it('can be filtered by who has no team', async () => {
      const { calls } = openPage('people', { [`${PATH}/participants`]: { body: [PARTICIPANT] } });

      await screen.findByRole('list', { name: 'People in the team search' });
      await userEvent.selectOptions(screen.getByLabelText('Show'), 'No team yet');
      const filtered = { path: `${PATH}/participants`, query: { state: 'looking' } };
      await waitFor(() => expect(calls.at(-1)).toMatchObject(filtered));
    });

    it('says that they could not be loaded', async () => {
      openPage('people', { [`${PATH}/participants`]: FAILED });

      expect(await screen.findByText("We couldn't load these people.")).toBeVisible();
    });
  });
});
