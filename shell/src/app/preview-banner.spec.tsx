import { act, render, screen } from '@testing-library/react';
import { refreshRegistry } from '../modules/registry/page-registry.ts';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { fakeEdge } from '../modules/testing/fake-edge.ts';
import { PreviewBanner } from './preview-banner.tsx';

beforeAll(() => inlineHostDocument(aRegistry([])));

async function openWithPreview(expiresAt: Date) {
  const preview = { module: 'mf-explore', release: '1.2.0-ab12cd34', expiresAt: expiresAt.toISOString() };
  fakeEdge(aRegistry([], { preview }));
  await act(refreshRegistry);
  render(<PreviewBanner />);
}

describe('a preview', () => {
  it('is named with its release and its end, until it has ended', async () => {
    await openWithPreview(new Date(2026, 4, 4, 0, 5));
    const text = /You're previewing mf-explore 1\.2\.0-ab12cd34\. Ends on 4 May( at|,) 00:05\./;
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/preview/exit');

    fakeEdge(aRegistry([]));
    await act(refreshRegistry);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
