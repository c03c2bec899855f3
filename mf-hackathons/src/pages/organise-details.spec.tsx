import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, TO_COME } from '../testing/builders.ts';
import { FAILED, openPage, PATH } from '../testing/visit-organise.tsx';

describe('the details of an event, for organisers', () => {
  const TIMED = { startsAt: '2099-03-06T09:00:00.000Z', endsAt: '2099-03-07T09:00:00.000Z', timeZone: 'Asia/Tokyo' };
  const timed = { [PATH]: { body: aHackathon({ ...TO_COME, ...TIMED, prizes: 'A book' }) } };
  const form = async () => within(await screen.findByRole('region', { name: 'Event details' }));
  const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('shows them by the clocks of the event, and saves what was changed', async () => {
    const { calls } = openPage('details', timed);
    const saved = () => calls.find(({ method }) => method === 'PUT');

    const details = await form();
    expect(details.getByLabelText('Starts')).toHaveValue('2099-03-06T18:00');
    expect(details.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
    change(details.getByLabelText('Starts'), '2099-03-06T19:30');
    await userEvent.clear(details.getByLabelText('Prizes'));
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(saved()).toBeDefined());
    expect(saved()).toMatchObject({
      path: `${PATH}/details`,
      body: {
        ...{ startsAt: '2099-03-06T19:30', endsAt: '2099-03-07T18:00', timeZone: 'Asia/Tokyo' },
        ...{ deadline: '2099-02-20', location: 'Lisbon', prizes: null },
      },
    });
  });

  it('says at the field what does not go together, and sends nothing', async () => {
    const { changes } = openPage('details', timed);

    const details = await form();
    change(details.getByLabelText('Ends'), '2099-03-06T18:00');
    change(details.getByLabelText('Last day to register'), '2099-04-01');
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    expect(details.getByText('The end must be later than the start.')).toBeVisible();
    expect(details.getByText("This day can't be after the event.")).toBeVisible();
    expect(details.getByLabelText('Ends')).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it('says that they could not be saved, and keeps what was typed', async () => {
    openPage('details', { ...timed, [`PUT ${PATH}/details`]: FAILED });

    const details = await form();
    await userEvent.type(details.getByLabelText('Location'), ' Pier 4');
    await userEvent.click(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByRole('alert')).toHaveTextContent("We couldn't save the event details. Try again.");
    expect(details.getByLabelText('Location')).toHaveValue('Lisbon Pier 4');
  });
});
