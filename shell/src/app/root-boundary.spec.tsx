import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { fakeEdge } from '../modules/testing/fake-edge.ts';
import { RootBoundary } from './root-boundary.tsx';

function CrashingShell(): never {
  throw new Error('The shell fell apart.');
}

describe('a crash of the shell itself', () => {
  it('leaves a page that offers a way on, and is reported', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    inlineHostDocument(aRegistry([]));
    const edge = fakeEdge(aRegistry([]));
    render(
      <RootBoundary>
        <CrashingShell />
      </RootBoundary>,
    );
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    const report = { module: 'shell', release: '1.0.0-5e11ffff', outcome: 'crash', message: 'The shell fell apart.' };
    await waitFor(() => expect(edge.reports).toEqual([report]));
  });
});
