import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Link,
  RouterProvider,
  UNSAFE_createMemoryHistory,
  useBlocker,
  useLocation,
  useMatches,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { createPageRouter } from './page-router.ts';

function Here() {
  const { pathname, search } = useLocation();
  const { id } = useParams();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <p>{`${useMatches().at(-1)?.handle} ${id ?? ''} at ${pathname}${search}`}</p>
      <Link to="/people/7">Ada</Link>
      <button type="button" onClick={() => setSearch({ tab: 'sent' })}>
        Sent
      </button>
    </>
  );
}

function Form() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/form');
  return (
    <>
      <p>{`form ${blocker.state}`}</p>
      <button type="button" onClick={() => blocker.proceed?.()}>
        Leave
      </button>
      <button type="button" onClick={() => blocker.reset?.()}>
        Stay
      </button>
    </>
  );
}

const ROUTES = [
  { id: 'start', path: '/', handle: 'start', element: <Here /> },
  { id: 'person', path: '/people/:id', handle: 'person', element: <Here /> },
  { id: 'form', path: '/form', handle: 'form', element: <Form /> },
];

type Wait = Parameters<typeof createPageRouter>[0]['beforeOpening'];

function open(entries: string[], beforeOpening: Wait = () => undefined) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: entries });
  const router = createPageRouter({ history, routes: ROUTES, beforeOpening });
  render(<RouterProvider router={router} />);
  return router;
}

const go = (router: ReturnType<typeof open>, to: string | number) => act(() => router.navigate(to as string));

it('leads the hooks of the library from page to page, and back', async () => {
  const router = open(['/']);
  await userEvent.click(screen.getByRole('link', { name: 'Ada' }));
  expect(screen.getByText('person 7 at /people/7')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
  expect(screen.getByText('person 7 at /people/7?tab=sent')).toBeVisible();
  await go(router, -2);
  expect(screen.getByText('start at /', { normalizer: (text) => text.replace(/ +/g, ' ') })).toBeVisible();
});

it('keeps the page until the next one may be opened, and opens the one that was asked for last', async () => {
  const ready = new Map<string, (goesOn: boolean) => void>();
  const router = open(['/'], (_page, { href }) => new Promise((resolve) => ready.set(new URL(href).pathname, resolve)));
  for (const id of [1, 2, 3]) await act(async () => void router.navigate(`/people/${id}`));
  await act(async () => ready.get('/people/1')?.(true));
  expect(router.state.location.pathname).toBe('/');
  await act(async () => ready.get('/people/3')?.(true));
  await act(async () => ready.get('/people/2')?.(true));
  expect(screen.getByText('person 3 at /people/3')).toBeVisible();
  await go(router, -1);
  expect(router.state.location.pathname).toBe('/people/3');
  await act(async () => ready.get('/')?.(false));
  expect(router.state.location.pathname).toBe('/people/3');
});

it('waits for nothing where only the query is another', async () => {
  const wait = jest.fn<Wait>();
  const router = open(['/people/7'], wait);
  void act(() => void router.navigate('?tab=sent'));
  expect(router.state.location).toMatchObject({ pathname: '/people/7', search: '?tab=sent' });
  expect(wait).not.toHaveBeenCalled();
});

describe('a page that asks before it is left', () => {
  it.each([
    ['by a link', '/people/7', 'person 7 at /people/7'],
    ['by Back', -1, 'person 1 at /people/1'],
  ] as const)('is left %s once the person says so, and asks again after a no', async (_how, to, next) => {
    const router = open(['/people/1', '/form']);
    for (const answer of ['Stay', 'Leave']) {
      await go(router, to);
      expect(screen.getByText('form blocked')).toBeVisible();
      expect(router.state.location.pathname).toBe('/form');
      await userEvent.click(screen.getByRole('button', { name: answer }));
    }
    expect(await screen.findByText(next)).toBeVisible();
  });
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', '/.//evil.example'])(
  'leads to no other origin: %j',
  async (address) => {
    const router = open(['/']);
    await act(() => router.navigate(address).catch(() => undefined));
    const { pathname } = router.state.location;
    expect(new URL(pathname, window.location.origin).origin).toBe(window.location.origin);
  },
);

it('gives back where a page had been scrolled to', async () => {
  const router = open(['/']);
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(
    positions,
    () => 500,
    ({ pathname }) => pathname,
  );
  await go(router, '/people/7');
  expect(router.state.restoreScrollPosition).toBeNull();
  await go(router, -1);
  expect(router.state.restoreScrollPosition).toBe(500);
  expect(positions).toEqual({ '/': 500, '/people/7': 500 });
});
