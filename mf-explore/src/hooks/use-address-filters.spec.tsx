import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render } from '@testing-library/react';
import { NO_USER_FILTERS, readUserFilters, type UserFilters, writeUserFilters } from '../rules/user-filters.ts';
import { type AddressFilters, useAddressFilters } from './use-address-filters.ts';

const FILTER_ADDRESS = { none: NO_USER_FILTERS, read: readUserFilters, write: writeUserFilters };

let filters: AddressFilters<UserFilters>;

function Directory() {
  filters = useAddressFilters(FILTER_ADDRESS);
  return null;
}

function visit(at: string) {
  const { element, router } = createTestHost(<Directory />, { at });
  render(element);
  return router;
}

describe('filters in the address', () => {
  it('are both kept when a second one changes before the page is drawn again', async () => {
    const router = visit('/explore?invite=7');
    const { type, choose } = filters;
    await act(async () => {
      type({ search: 'ada' });
      choose({ tech: 'Go' });
      choose({ level: 'Senior' });
    });
    expect(router.state.location.search).toBe('?invite=7&search=ada&tech=Go&level=Senior');
  });

  it('leave only what is not theirs when they are cleared', async () => {
    const router = visit('/explore?search=ada&project=p1&tech=Go');
    await act(async () => filters.clear());
    expect(router.state.location.search).toBe('?project=p1');
  });

  it('leave no trace of a choice that means any', async () => {
    const router = visit('/explore?tech=Go&level=Senior');
    await act(async () => filters.choose({ tech: NO_USER_FILTERS.tech }));
    expect(router.state.location.search).toBe('?level=Senior');
  });
});
