import { act, render, screen } from '@testing-library/react';
import { refreshRegistry } from '../modules/registry/page-registry.ts';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { fakeEdge } from '../modules/testing/fake-edge.ts';
import { PreviewBanner } from './preview-banner.tsx';

const preview = { module: 'mf-explore', release: '1.2.0-ab12cd34', expiresAt: new Date().toISOString() };

describe('a preview', () => {
  it('is named with its release, its end and the way out, until it has ended', async () => {
    inlineHostDocument(aRegistry([], { preview }));
    render(<PreviewBanner />);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You are trying mf-explore 1\.2\.0-ab12cd34\. Ends at \d\d:\d\d\./,
    );
    expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '/preview/exit');

    fakeEdge(aRegistry([]));
    await act(refreshRegistry);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
