import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createTestHost } from '../testing/test-host.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

function Form() {
  const [hasChanges, setHasChanges] = useState(false);
  const { isAsking, stay, leave, allowLeaving } = useUnsavedChanges(hasChanges);
  return (
    <>
      <p>{isAsking ? 'Really?' : 'Type away.'}</p>
      <button type="button" onClick={() => setHasChanges(true)}>
        Type
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
  await act(() => router.navigate('/form'));
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
    ['closing a dialog in the address', '/form?edit=7'],
  ] as const)('is not left by %s before the person has answered', async (_way, to) => {
    const router = await changeForm();
    await act(() => router.navigate(to as string));
    expect(screen.getByText('Really?')).toBeInTheDocument();
    await press('Stay');
    expect(screen.getByText('Type away.')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/form', search: '' });

    await act(() => router.navigate(to as string));
    await press('Leave');
    expect(router.state.location).not.toMatchObject({ pathname: '/form', search: '' });
  });

  test('lets the browser ask before its tab is closed', async () => {
    await changeForm();
    expect(mayClose()).toBe(false);
  });

  test('does not let it ask once more where the way out leads to another document', async () => {
    const router = await changeForm();
    router.patchRoutes(null, [{ path: '/document', loader: () => new Promise(() => undefined) }]);
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
});

test('a form without changes is left freely', async () => {
  const router = await openForm();
  expect(mayClose()).toBe(true);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});
