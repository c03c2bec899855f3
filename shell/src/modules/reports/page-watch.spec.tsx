import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { PageWatch, REST_MS } from './page-watch.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  inlineHostDocument(aRegistry([]));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(main: ReactNode) {
  const edge = fakeEdge(aRegistry([]));
  const { unmount } = render(
    <main id="main">
      <PageWatch of={aRelease()} />
      <div>{main}</div>
    </main>,
  );
  return { unmount, outcomes: () => edge.reports.map(({ outcome }) => outcome) };
}

it('tells of a page whose main part is empty once it is at rest', () => {
  const { outcomes } = open(null);
  jest.advanceTimersByTime(REST_MS - 1);
  expect(outcomes()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(outcomes()).toEqual(['empty']);
});

it.each([
  ['text', 'Text'],
  ['a picture', <img key="" alt="" />],
  ['a field', <input key="" />],
])('tells nothing of a page with %s', (_case, main) => {
  const { outcomes } = open(main);
  jest.advanceTimersByTime(REST_MS);
  expect(outcomes()).toEqual([]);
});

it('tells nothing of an empty page that was left before, or that nobody looks at', () => {
  const left = open(null);
  left.unmount();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hidden = open(null);
  jest.advanceTimersByTime(REST_MS);
  expect([...left.outcomes(), ...hidden.outcomes()]).toEqual([]);
});
