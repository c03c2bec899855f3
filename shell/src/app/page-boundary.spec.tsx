import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageBoundary } from './page-boundary.tsx';

function PageFailingToLeave() {
  useEffect(() => {
    return () => {
      throw new Error('A page that can not clean up.');
    };
  }, []);
  return <p>first page</p>;
}

function CrashingPage(): never {
  throw new Error('A page that can not be drawn.');
}

const PAGES = { '/first': <PageFailingToLeave />, '/second': <p>second page</p>, '/broken': <CrashingPage /> };

function open(at: keyof typeof PAGES) {
  const routes = Object.entries(PAGES).map(([path, page]) => ({
    path,
    element: (
      <PageBoundary page={path}>
        <div key={path}>{page}</div>
      </PageBoundary>
    ),
    errorElement: <p>fell apart</p>,
  }));
  const router = createMemoryRouter([{ children: routes }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a page that fails while it is left', () => {
  it('leaves the next page alone, every time', async () => {
    const router = open('/second');
    for (const _visit of [1, 2]) {
      await act(() => router.navigate('/first'));
      expect(screen.getByText('first page')).toBeVisible();
      await act(() => router.navigate('/second'));
      expect(screen.getByText('second page')).toBeVisible();
    }
  });
});

describe('a page that can not be drawn', () => {
  it('is still told by the boundary of its address, and the next one works', async () => {
    const router = open('/broken');
    expect(screen.getByText('fell apart')).toBeVisible();
    await act(() => router.navigate('/second'));
    expect(screen.getByText('second page')).toBeVisible();
  });
});
