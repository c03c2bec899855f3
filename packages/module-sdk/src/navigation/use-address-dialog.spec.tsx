import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost } from '../testing/test-host.tsx';
import { useAddressDialog } from './use-address-dialog.ts';

function PageWithDialogs() {
  const { name, id, open, close } = useAddressDialog(['view', 'edit']);
  return (
    <>
      <p>{name ? `${name} ${id}` : 'no dialog'}</p>
      <button type="button" onClick={() => open('edit', '7')}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

async function visit(at: string) {
  const { element, router } = createTestHost(<PageWithDialogs />, { at: '/before' });
  render(element);
  await act(() => router.navigate(at));
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.pathname + location.search));
  return { router, addresses };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog in the address', () => {
  test('is open when the address says so', async () => {
    await visit('/page?view=3');
    expect(screen.getByText('view 3')).toBeInTheDocument();
  });

  test('leaves no step behind that does nothing: closing it goes back to before it was opened', async () => {
    const { router, addresses } = await visit('/page?sort=new');
    await press('Open');
    expect(screen.getByText('edit 7')).toBeInTheDocument();
    await press('Close');
    expect(addresses).toEqual(['/page?sort=new&edit=7', '/page?sort=new']);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test('that came with the address closes without leaving the page', async () => {
    const { router } = await visit('/page?view=3&sort=new');
    await press('Close');
    expect(router.state.location).toMatchObject({ pathname: '/page', search: '?sort=new' });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });
});
