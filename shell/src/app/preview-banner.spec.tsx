import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { refreshRegistry } from '../modules/registry/page-registry.ts';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { fakeEdge } from '../modules/testing/fake-edge.ts';
import { PreviewBanner } from './preview-banner.tsx';

const at = (day: number, hour: number, minute: number) => new Date(2026, 4, day, hour, minute);

beforeAll(() => inlineHostDocument(aRegistry([])));

async function openWithPreview(expiresAt: Date) {
  const preview = { module: 'mf-explore', release: '1.2.0-ab12cd34', expiresAt: expiresAt.toISOString() };
  fakeEdge(aRegistry([], { preview }));
  await act(refreshRegistry);
  render(<PreviewBanner />);
}

describe('a preview', () => {
  it.each([
    ['today', { now: at(3, 9, 0), end: at(3, 14, 30) }, 'Ends at 14:30.'],
    ['on another day', { now: at(3, 23, 55), end: at(4, 0, 5) }, 'Ends on 4 May at 00:05.'],
  ])('is named with its release and its end %s, until it has ended', async (_case, { now, end }, text) => {
    jest.useFakeTimers({ now, advanceTimers: true });
    await openWithPreview(end);
    expect(screen.getByRole('status')).toHaveTextContent(`You're previewing mf-explore 1.2.0-ab12cd34. ${text}`);
    expect(screen.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/preview/exit');

    fakeEdge(aRegistry([]));
    await act(refreshRegistry);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
