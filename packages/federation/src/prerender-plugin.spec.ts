import { drawnPages } from './prerender-plugin.ts';

test('the drawn pages of a release are found by their address', () => {
  expect(
    drawnPages(['drawn/index.html', 'drawn/explore.html', 'drawn/ops/a.html', 'main.js', 'x/drawn/y.html']),
  ).toEqual({
    '/': 'drawn/index.html',
    '/explore': 'drawn/explore.html',
    '/ops/a': 'drawn/ops/a.html',
  });
});
