import { act, render, screen } from '@testing-library/react';
import { createTestHost } from '../testing/test-host.tsx';
import { useAddressTab } from './use-address-tab.ts';

let open: (tab: string) => void;

function Invites() {
  const [tab, openTab] = useAddressTab('tab', ['received', 'sent', 'activity']);
  open = openTab;
  return <p>{tab}</p>;
}

function visit(at: string) {
  const { element, router } = createTestHost(<Invites />, { at });
  render(element);
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.pathname + location.search));
  return { router, addresses };
}

describe('a tab in the address', () => {
  test.each([
    ['/invites', 'received'],
    ['/invites?tab=received', 'received'],
    ['/invites?tab=sent', 'sent'],
    ['/invites?tab=elsewhere', 'received'],
  ])('%s opens %s', (at, tab) => {
    visit(at);
    expect(screen.getByText(tab)).toBeInTheDocument();
  });

  test('is one step, however often the click is reported, and Back undoes it', async () => {
    const { router, addresses } = visit('/invites?from=bell');
    await act(async () => {
      open('sent');
      open('sent');
    });
    expect(screen.getByText('sent')).toBeInTheDocument();
    expect(addresses).toEqual(['/invites?from=bell&tab=sent']);
    await act(() => router.navigate(-1));
    expect(screen.getByText('received')).toBeInTheDocument();
  });

  test('is the first one at the bare address', async () => {
    const { router } = visit('/invites?tab=sent');
    await act(async () => open('received'));
    expect(router.state.location.search).toBe('');
  });

  test('is where the second of two quick keys leads', async () => {
    const { router } = visit('/invites');
    await act(async () => {
      open('sent');
      open('activity');
    });
    expect(screen.getByText('activity')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=activity');
  });
});
