import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { createTestHost } from '../testing/test-host.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

function Form() {
  const [hasChanges, setHasChanges] = useState(false);
  const dialog = useAddressDialog(['report']);
  const { isAsking, stay, leave, allowLeaving } = useUnsavedChanges(hasChanges);
  return (
    <>
      <p>{isAsking ? 'Really?' : 'Type away.'}</p>
      <button type="button" onClick={() => setHasChanges(true)}>
        Type
      </button>
      <button type="button" onClick={() => setHasChanges(false)}>
        Undo
      </button>
      <button type="button" onClick={() => dialog.open('report', '7')}>
        Report
      </button>
      <button type="button" hidden={!dialog.name} onClick={dialog.close}>
        Close
      </button>
      <button type="button" onClick={stay}>
        Stay
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <button type="button" onClick={allowLeaving}>
        Save
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openForm() {
  const { element, router } = createTestHost(<Form />, { at: '/before' });
  render(element);
  await act(() => router.navigate('/form?edit=7'));
  return router;
}

async function changeForm() {
  const router = await openForm();
  await press('Type');
  return router;
}

const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form with unsaved changes', () => {
  test.each([
    ['a link', '/elsewhere'],
    ['Back', -1],
    ['closing a dialog in the address', '/form'],
  ] as const)('is not left by %s before the person has answered', async (_way, to) => {
    const router = await changeForm();
    await act(() => router.navigate(to as string));
    expect(screen.getByText('Really?')).toBeInTheDocument();
    await press('Stay');
    expect(screen.getByText('Type away.')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/form', search: '?edit=7' });

    await act(() => router.navigate(to as string));
    await press('Leave');
    expect(router.state.location).not.toMatchObject({ pathname: '/form', search: '?edit=7' });
  });

  test('is asked about once, also when Back comes before the next page is drawn', async () => {
    const router = await changeForm();
    const Slow = lazy(() => new Promise(() => undefined));
    act(() => router.patchRoutes(null, [{ path: '/slow', element: <Slow /> }]));
    await act(async () => void router.navigate('/slow'));
    await press('Leave');
    expect(router.state.location.pathname).toBe('/slow');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.getByText('Type away.')).toBeInTheDocument();
  });

  test('lets the browser ask before its tab is closed', async () => {
    await changeForm();
    expect(mayClose()).toBe(false);
  });

  test('does not let it ask once more where the way out leads to another document', async () => {
    const router = await changeForm();
    act(() => router.patchRoutes(null, [{ path: '/document', loader: () => new Promise(() => undefined) }]));
    await act(async () => void router.navigate('/document'));
    await press('Leave');
    expect(mayClose()).toBe(true);
  });

  test('asks nothing once it is saved', async () => {
    const router = await changeForm();
    await press('Save');
    expect(mayClose()).toBe(true);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test('asks nothing more once it is saved while it asked', async () => {
    const router = await changeForm();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Really?')).toBeInTheDocument();
    await press('Save');
    expect(screen.getByText('Type away.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/form');
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('is left as the person wished once there is nothing to lose', async () => {
    const router = await changeForm();
    await act(() => router.navigate('/elsewhere'));
    await press('Undo');
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('is not left by a dialog that opens over it and closes again', async () => {
    const router = await changeForm();
    await press('Report');
    expect(router.state.location.search).toBe('?edit=7&report=7');
    await press('Close');
    await waitFor(() => expect(router.state.location.search).toBe('?edit=7'));
    expect(screen.getByText('Type away.')).toBeInTheDocument();
  });
});

test('a form without changes is left freely', async () => {
  const router = await openForm();
  expect(mayClose()).toBe(true);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});
