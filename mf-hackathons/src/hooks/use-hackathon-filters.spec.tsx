import { createTestHost } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useHackathonFilters } from './use-hackathon-filters.ts';

let filters: ReturnType<typeof useHackathonFilters>;

function Hackathons() {
  filters = useHackathonFilters();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tech that is chosen just before the typing pauses stays chosen', async () => {
  const { element, router } = createTestHost(<Hackathons />, { at: '/explore-hackathons?from=home' });
  render(element);
  act(() => filters.setSearch('jam'));
  // The page is drawn again only after both.
  await act(async () => {
    filters.setTech('Go');
    jest.runAllTimers();
  });
  expect(router.state.location.search).toBe('?from=home&tech=Go&search=jam');
});
