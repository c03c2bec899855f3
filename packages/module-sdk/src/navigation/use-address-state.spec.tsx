import { act, render } from '@testing-library/react';
import { createTestHost } from '../testing/test-host.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useAddressState } from './use-address-state.ts';

let address: ReturnType<typeof useAddressState<'search' | 'tech'>>;
let dialog: ReturnType<typeof useAddressDialog<'invite'>>;

function Directory() {
  address = useAddressState(['search', 'tech']);
  dialog = useAddressDialog(['invite']);
  return null;
}

function visit(at: string) {
  const { element, router } = createTestHost(<Directory />, { at });
  render(element);
  return router;
}

// Inside of `act` the router moves on, and nothing is drawn before its end: as long as a lazy part takes to load.
describe('state in the address', () => {
  test('is what the address says, and `null` where it says nothing', () => {
    visit('/explore?tech=Go&sort=name');
    expect(address[0]).toEqual({ search: null, tech: 'Go' });
  });

  test('keeps both of two changes that come before the page is drawn again', async () => {
    const router = visit('/explore?sort=name');
    const [, change] = address;
    await act(async () => {
      change({ search: 'ada' });
      change({ tech: 'Go' });
    });
    expect(router.state.location.search).toBe('?sort=name&search=ada&tech=Go');
    expect(address[0]).toEqual({ search: 'ada', tech: 'Go' });
  });

  test('keeps a dialog that was opened just before a change', async () => {
    const router = visit('/explore');
    await act(async () => {
      dialog.open('invite', '7');
      address[1]({ search: 'ada' }, { replace: true });
    });
    expect(router.state.location.search).toBe('?invite=7&search=ada');
    expect(dialog).toMatchObject({ name: 'invite', id: '7' });
  });

  test('makes no step that Back would have to undo where nothing changes', async () => {
    const router = visit('/explore');
    const steps: string[] = [];
    router.subscribe(({ location }) => steps.push(location.search));
    await act(async () => address[1]({ tech: 'Go' }));
    await act(async () => address[1]({ tech: 'Go' }));
    expect(steps).toEqual(['?tech=Go']);
  });

  test('leaves no trace of what is empty', async () => {
    const router = visit('/explore?search=ada&tech=Go');
    await act(async () => address[1]({ search: '', tech: null }));
    expect(router.state.location.search).toBe('');
  });

  test('does not call back who has left for another page', async () => {
    const router = visit('/explore');
    const [, change] = address;
    await act(async () => {
      await router.navigate('/my-invites');
      change({ search: 'ada' });
    });
    expect(router.state.location).toMatchObject({ pathname: '/my-invites', search: '' });
  });
});
