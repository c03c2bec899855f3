import { useAddressDialog } from '@crewdeck/module-sdk';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render } from '@testing-library/react';
import { NO_USER_FILTERS, readUserFilters, type UserFilters, writeUserFilters } from '../rules/user-filters.ts';
import { type AddressFilters, useAddressFilters } from './use-address-filters.ts';

const FILTER_ADDRESS = { none: NO_USER_FILTERS, read: readUserFilters, write: writeUserFilters };

let filters: AddressFilters<UserFilters>;
let dialog: ReturnType<typeof useAddressDialog<'invite'>>;

function Directory() {
  filters = useAddressFilters(FILTER_ADDRESS);
  dialog = useAddressDialog(['invite']);
  return null;
}

function visit(at = '/explore') {
  const { element, router } = createTestHost(<Directory />, { at });
  render(element);
  return router;
}

describe('what changes the address before the page is drawn anew', () => {
  // Inside of `act` the router moves on, and nothing is drawn before its end: as long as a lazy part takes to load.
  it('keeps a dialog that was opened while the person typed', async () => {
    const router = visit();
    await act(async () => {
      dialog.open('invite', '7');
      await Promise.resolve();
      expect(dialog.name).toBeNull();
      filters.type({ search: 'ada' });
    });
    expect(router.state.location.search).toBe('?search=ada&invite=7');
    expect(dialog).toMatchObject({ name: 'invite', id: '7' });
  });

  it('keeps what was typed just before a dialog is opened', async () => {
    const router = visit('/explore?tech=Go');
    await act(async () => {
      filters.type({ search: 'ada' });
      await Promise.resolve();
      dialog.open('invite', '7');
    });
    expect(router.state.location.search).toBe('?search=ada&tech=Go&invite=7');
  });

  it('does not call back who has left for another page', async () => {
    const router = visit();
    const typing = filters;
    await act(async () => {
      await router.navigate('/my-invites');
      typing.type({ search: 'ada' });
    });
    expect(router.state.location).toMatchObject({ pathname: '/my-invites', search: '' });
  });
});
