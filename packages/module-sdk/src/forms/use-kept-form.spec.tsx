import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../session/session-store.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { createTestHost } from '../testing/test-host.tsx';
import { publishSession } from '../testing.ts';
import { dropKeptForms, keepForm, LIFETIME_MS } from './kept-forms.ts';
import { useKeptForm } from './use-kept-form.ts';

const ADA = aSessionUser({ uid: 'uid-of-ada' });
const GRACE = aSessionUser({ uid: 'uid-of-grace' });
const EMPTY = { title: '', tags: [] as string[] };
const WRITTEN = 'A long text.';

function Form() {
  const { form, change, comeback, unsavedChanges } = useKeptForm(EMPTY);
  return (
    <>
      <input value={form.title} onChange={({ target }) => change({ title: target.value })} />
      <p>{`tags: ${form.tags.length}`}</p>
      <button type="button" hidden={!comeback.isBack} onClick={comeback.discard}>
        Discard
      </button>
      <button type="button" hidden={!unsavedChanges.isAsking} onClick={unsavedChanges.leave}>
        Leave
      </button>
      <button type="button" onClick={unsavedChanges.allowLeaving}>
        Save
      </button>
    </>
  );
}

/** A page of signed-in people, as the shell guards it. */
function GuardedForm() {
  return useSession().isSignedIn ? <Form /> : <p>Sign in first.</p>;
}

function open(page = <GuardedForm />, at = '/form') {
  const { element, router } = createTestHost(page, { at });
  return { ...render(element), router };
}

const text = () => screen.getByRole('textbox');
const signIn = (user: typeof ADA | null) => act(() => publishSession(user));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write() {
  await userEvent.click(text());
  await userEvent.paste(WRITTEN);
}

async function expectNothingKept() {
  await signIn(null);
  await signIn(ADA);
  expect(text()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
}

beforeEach(() => {
  sessionStorage.clear();
  publishSession(ADA);
});
afterEach(() => jest.restoreAllMocks());

describe('what was written in a form when its session ended', () => {
  test('is back for the same person, who may discard it', async () => {
    open();
    await write();
    await signIn(null);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await signIn(ADA);
    expect(text()).toHaveValue(WRITTEN);
    await press('Discard');
    await expectNothingKept();
  });

  test('is never shown to another person, and waits for who wrote it', async () => {
    open();
    await write();
    await signIn(GRACE);
    expect(text()).toHaveValue('');
    await signIn(ADA);
    expect(text()).toHaveValue(WRITTEN);
  });

  test('is not in the form of another address', async () => {
    const { router } = open();
    await write();
    await signIn(null);
    await act(() => router.navigate('/form?edit=7'));
    await signIn(ADA);
    expect(text()).toHaveValue('');
    await signIn(null);
    await act(() => router.navigate('/form'));
    await signIn(ADA);
    expect(text()).toHaveValue(WRITTEN);
  });

  test('is gone after an hour', async () => {
    open();
    await write();
    await signIn(null);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LIFETIME_MS);
    await signIn(ADA);
    expect(text()).toHaveValue('');
  });

  test('is lost, and nothing else, where storage is full or forbidden', async () => {
    const forbid = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, call).mockImplementation(forbid);
    }
    open();
    await write();
    await expectNothingKept();
  });

  test('comes back only in fields that the form still has', async () => {
    keepForm(ADA.uid, '/form', { title: WRITTEN, tags: 'of an older release', theme: 'gone' });
    open();
    expect(text()).toHaveValue(WRITTEN);
    expect(screen.getByText('tags: 0')).toBeInTheDocument();
  });
});

describe('what was written in a form when its page was loaded again', () => {
  /** What is left of a page then: nothing but its storage. */
  const load = () => act(() => void window.dispatchEvent(new Event('pagehide')));

  test('is in the form again, with the way to be rid of it', async () => {
    open();
    await write();
    await load();
    document.body.replaceChildren();
    open();
    expect(text()).toHaveValue(WRITTEN);
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  });

  test('is gone once a page that came back as it was has been saved', async () => {
    const { unmount } = open();
    await write();
    await load();
    await press('Save');
    unmount();
    open();
    expect(text()).toHaveValue('');
  });

  test('is not kept when it was saved before', async () => {
    open();
    await write();
    await press('Save');
    await load();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('nothing is kept', () => {
  test('of a form that was saved', async () => {
    open();
    await write();
    await press('Save');
    await expectNothingKept();
  });

  test('of a form that was left on purpose', async () => {
    const { router, unmount } = open();
    await write();
    await act(() => router.navigate('/elsewhere'));
    await press('Leave');
    unmount();
    open();
    await expectNothingKept();
  });

  test('of forms and drafts once the person signs out on purpose', () => {
    keepForm(ADA.uid, '/form', { title: WRITTEN });
    sessionStorage.setItem('a draft of a module', WRITTEN);
    dropKeptForms();
    expect(sessionStorage).toHaveLength(0);
  });

  test('of a form that nobody changed', async () => {
    open();
    await expectNothingKept();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form that visitors may fill in too', () => {
  test('stays as it is when the session ends, and keeps it without a question when it is left', async () => {
    const { router, unmount } = open(<Form />);
    await write();
    await signIn(null);
    expect(text()).toHaveValue(WRITTEN);
    await act(() => router.navigate('/sign-in'));
    expect(router.state.location.pathname).toBe('/sign-in');
    unmount();
    await signIn(ADA);
    open(<Form />);
    expect(text()).toHaveValue(WRITTEN);
  });

  test('goes on with what a visitor wrote when they sign in', async () => {
    await signIn(null);
    open(<Form />);
    await write();
    await signIn(ADA);
    expect(text()).toHaveValue(WRITTEN);
    await signIn(GRACE);
    expect(text()).toHaveValue('');
  });

  test('brings back what was written once it is known who is there', async () => {
    keepForm(ADA.uid, '/form', { title: WRITTEN });
    await signIn(null);
    open(<Form />);
    expect(text()).toHaveValue('');
    await signIn(ADA);
    expect(text()).toHaveValue(WRITTEN);
  });
});
