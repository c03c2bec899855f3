import { render } from '@testing-library/react';
import { Cover } from './cover.tsx';

const coverOf = (seed?: string) => {
  const { container } = render(seed === undefined ? <Cover /> : <Cover seed={seed} />);
  return container.firstElementChild as HTMLElement;
};

test('a thing keeps its cover, which screen readers pass over', () => {
  const [first, again] = [coverOf('a'), coverOf('a')];
  expect(first).toHaveAttribute('aria-hidden', 'true');
  expect(again.outerHTML).toBe(first.outerHTML);
});

test('things have different covers', () => {
  const covers = Array.from({ length: 40 }, (_, place) => coverOf(`project ${place}`).outerHTML);
  expect(new Set(covers).size).toBeGreaterThan(30);
});

test('a thing has the same colours in a row of a list as on its page', () => {
  const { container } = render(<Cover seed="a" isTile />);
  expect(container.firstElementChild).toHaveAttribute('style', coverOf('a').getAttribute('style'));
  expect(container.firstElementChild).toHaveClass('tile');
});

test('a cover that is on its way has no colours yet', () => {
  expect(coverOf()).not.toHaveAttribute('style');
});

test('a picture lies on the colours of the generated cover, which stands where it is missing', () => {
  const { container } = render(<Cover seed="a" src="/cover.jpg" isOnCard />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/cover.jpg');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture?.parentElement).toHaveAttribute('style');
  expect(coverOf('a').querySelector('img')).toBeNull();
});

test('only the picture of a page, or the first of a list, is fetched before it is near the window', () => {
  const pictureOf = (props: object) => {
    const { container } = render(<Cover seed="a" src="/cover.jpg" {...props} />);
    return container.querySelector('img');
  };
  for (const props of [{}, { isOnCard: true, isFirst: true }]) {
    expect(pictureOf(props)).toHaveAttribute('fetchpriority', 'high');
    expect(pictureOf(props)).not.toHaveAttribute('loading');
  }
  for (const props of [{ isOnCard: true }, { isTile: true }])
    expect(pictureOf(props)).toHaveAttribute('loading', 'lazy');
});
