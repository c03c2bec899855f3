import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import {
  answerCalls,
  createTestHost,
  type GivenAnswer,
  publishSession,
  type ReceivedCall,
} from '@crewdeck/module-sdk/testing';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { PostProjectPage } from './post-project-page.tsx';

// Whether each of the form's hundred elements is hidden takes jsdom a second to find out, at every query by role.
configure({ defaultHidden: true });

const PROFILE_KEY = ['me', 'uid-of-ada', 'profile'];

interface Arrival {
  profile?: ReturnType<typeof aProfile> | null | 'loading';
  at?: string;
  emailVerified?: boolean;
}

function visit({ profile = aProfile(), at = '/post-project', emailVerified = true }: Arrival = {}) {
  publishSession(aSessionUser({ emailVerified }));
  const host = createTestHost(<PostProjectPage />, { at });
  if (profile !== 'loading') host.queryClient.setQueryData(PROFILE_KEY, profile);
  render(host.element);
  return { ...host, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

const fillTitle = (user: User) => fill(user, /Title/, 'Campus map');

const bodiesOf = (calls: readonly ReceivedCall[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** By its words: a query by role works out the name of every chip, and jsdom walks the whole page for each. */
const button = (words: string) => screen.findByText(words, { selector: 'button, button *' });

const pressPost = async (user: User) => user.click(await button('Post Project'));

describe('posting a project', () => {
  it('sends chosen and typed entries, and leads to the project explorer', async () => {
    const calls = answerCalls(() => ({ status: 201, body: aProject() }));
    const { user, router } = visit();
    await fillTitle(user);
    await user.click(await button('React'));
    await fill(user, 'Custom tech', 'Rust, Zig');
    await user.click(await button('UI/UX Designer'));
    await fill(user, 'Custom role', 'Poet');
    await fill(user, 'Max team size', '4');
    await fill(user, 'Tags', ' campus , maps');
    await pressPost(user);
    expect(await screen.findByText('Project created successfully!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/explore-projects');
    expect(router.state.location.state).toEqual({
      posted: { id: aProject().id, title: 'Campus map', techStack: ['React', 'Node.js'], hasCover: false },
    });
    expect(bodiesOf(calls)).toEqual([
      expect.objectContaining({
        title: 'Campus map',
        techStack: ['React', 'Rust', 'Zig'],
        rolesNeeded: ['UI/UX Designer', 'Poet'],
        maxTeamSize: 4,
        tags: ['campus', 'maps'],
        visibility: 'Open to All',
        deadline: null,
      }),
    ]);
  });

  it('is for the hackathon whose page led here', async () => {
    const hackathon = { id: 'h', title: 'Night of code', eventDate: '2099-05-01' };
    const calls = answerCalls(({ method }) =>
      method === 'POST' ? { status: 201, body: aProject() } : { body: [hackathon] },
    );
    const { user } = visit({ at: '/post-project?hackathon=h' });
    expect(await screen.findByRole('option', { name: 'Night of code, 1 May 2099' })).toBeInTheDocument();
    expect(screen.getByLabelText('Hackathon')).toHaveValue('h');
    await fillTitle(user);
    await pressPost(user);
    await waitFor(() => expect(bodiesOf(calls)).toEqual([expect.objectContaining({ hackathonId: 'h' })]));
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['2.5', 2],
    ['4', 4],
    ['', null],
  ])('shows the size that it sends once the field is left: %p', async (typed, shown) => {
    const { user } = visit();
    await fill(user, 'Max team size', typed);
    await user.tab();
    expect(screen.getByLabelText('Max team size')).toHaveValue(shown);
  });

  it('leads to my projects when it is for the invited only', async () => {
    answerCalls(() => ({ status: 201, body: aProject() }));
    const { user, router } = visit();
    await fillTitle(user);
    await user.selectOptions(screen.getByLabelText('Collaboration type'), 'Invite only');
    await pressPost(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-projects'));
  });

  it('says that it is posting, and sends once however often it is clicked', async () => {
    const calls = answerCalls(() => new Promise(() => {}));
    const { user } = visit();
    await fillTitle(user);
    await user.dblClick(await button('Post Project'));
    expect((await button('Posting...')).closest('button')).toHaveAttribute('aria-busy', 'true');
    expect(bodiesOf(calls)).toHaveLength(1);
  });

  it('is left without a question when only spaces and commas are left of what was entered', async () => {
    answerCalls(() => ({ body: [] }));
    const { user, router } = visit();
    await fill(user, 'Description', '  ');
    await fill(user, 'Tags', ' , ');
    await user.click(await button('React'));
    await user.click(await button('React'));
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('folds most technologies, unless what was kept has some of them', async () => {
    const { user } = visit();
    const fold = async () => (await screen.findByText('More technologies')).closest('details');
    expect(await fold()).not.toHaveAttribute('open');
    await user.click(screen.getByText('More technologies'));
    await user.click(await button('Flutter'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);
    visit();
    expect(await fold()).toHaveAttribute('open');
  });

  it('starts with no description and no team size, and says that the owner counts too', () => {
    visit();
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(/ 0 of 5000 characters\.$/);
    expect(screen.getByLabelText('Max team size')).toHaveValue(null);
    expect(screen.getByLabelText('Max team size')).toHaveAccessibleDescription(/^You count too\./);
  });
});

describe('the cover of a new project', () => {
  /** jsdom decodes and draws no pictures: this stands for both. */
  beforeEach(() => {
    const decoded: ImageBitmap = { width: 800, height: 600, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(decoded) });
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });

  const answerUploads = (upload: GivenAnswer) =>
    answerCalls(({ method }) => {
      if (method === 'PUT') return upload;
      return method === 'POST' ? { status: 201, body: aProject() } : { body: [] };
    });

  async function chooseCover(user: User) {
    await user.click(await button('Add a cover'));
    const file = new File(['x'], 'cover.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Choose a picture'), file);
    await user.click(await button('Save picture'));
    await button('Change cover');
  }

  it('is uploaded once the project is created', async () => {
    const calls = answerUploads({ body: { pictureUrl: '/api/covers/one.jpg' } });
    const { user, router } = visit();
    await fillTitle(user);
    await chooseCover(user);
    expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(0);
    await pressPost(user);
    await waitFor(() => expect(router.state.location.state).toMatchObject({ posted: { hasCover: true } }));
    const [post, upload] = calls.filter(({ method }) => method !== 'GET');
    expect(post).toMatchObject({ method: 'POST', path: '/api/projects' });
    expect(upload).toMatchObject({ method: 'PUT', path: `/api/projects/${aProject().id}/cover` });
    expect(upload?.body).toBeInstanceOf(Blob);
  });

  it('that could not be saved leaves the project posted, and the person reads where to add it', async () => {
    const calls = answerUploads({ status: 503 });
    const { user, router } = visit();
    await fillTitle(user);
    await chooseCover(user);
    await pressPost(user);
    const sentence = "Your project is posted, but we couldn't save its cover. Add it on the project's page.";
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Project created successfully!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/explore-projects');
    expect(router.state.location.state).toMatchObject({ posted: { hasCover: false } });
    expect(bodiesOf(calls)).toHaveLength(1);
  });

  it('can be removed again, and is not uploaded then', async () => {
    const calls = answerUploads({ body: { pictureUrl: '/api/covers/one.jpg' } });
    const { user, router } = visit();
    await fillTitle(user);
    await chooseCover(user);
    await user.click(await button('Remove cover'));
    expect((await button('Add a cover')).closest('button')).toHaveFocus();
    await pressPost(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/explore-projects'));
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  });

  it('alone is something that leaving would lose', async () => {
    answerUploads({ status: 503 });
    const { user, router } = visit();
    await chooseCover(user);
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/post-project');
  });
});

describe('a project that cannot be posted', () => {
  it('without a title leads to the field and sends nothing', async () => {
    const calls = answerCalls(() => ({ body: aProject() }));
    const { user } = visit();
    await pressPost(user);
    expect(screen.getByLabelText(/Title/)).toHaveFocus();
    expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('Give your project a title.');
    expect(bodiesOf(calls)).toHaveLength(0);
  });

  it('waits for the profile, and says so in the form until it is there', async () => {
    const calls = answerCalls(() => new Promise(() => {}));
    const { user, queryClient } = visit({ profile: 'loading' });
    await fillTitle(user);
    await pressPost(user);
    expect(await screen.findAllByText('User profile is still loading. Please wait a moment.')).toHaveLength(2);
    expect(bodiesOf(calls)).toHaveLength(0);
    act(() => queryClient.setQueryData(PROFILE_KEY, aProfile()));
    await waitFor(() =>
      expect(screen.getAllByText('User profile is still loading. Please wait a moment.')).toHaveLength(1),
    );
  });

  it('leads a person without a profile to the page that makes one', () => {
    visit({ profile: null });
    expect(screen.getByText('Create your profile first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
    expect(screen.queryByRole('button', { name: 'Post Project' })).not.toBeInTheDocument();
  });

  it('says in the form, too, why the server refused it', async () => {
    const refusal = { error: 'A title of ships.', code: 'request.invalid', requestId: 'r' };
    answerCalls(({ method }) => (method === 'POST' ? { status: 400, body: refusal } : { body: [] }));
    const { user } = visit();
    await fillTitle(user);
    await pressPost(user);
    const form = screen.getByRole('form', { name: 'Post a Project' });
    expect(await within(form).findByText('Error creating project: A title of ships.')).toBeVisible();
  });

  it('asks to sign in again once the session has ended', async () => {
    answerCalls(() => ({ body: aProject() }));
    const { user } = visit();
    await fillTitle(user);
    act(() => publishSession(null));
    await pressPost(user);
    expect(await screen.findAllByText('Authentication error. Please sign in again.')).toHaveLength(2);
  });
});
