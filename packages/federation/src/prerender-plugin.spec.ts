import { prerenderedPages } from './prerender-plugin.ts';

test('the prerendered pages of a release are found by their address', () => {
  expect(
    prerenderedPages([
      'prerendered/index.html',
      'prerendered/explore.html',
      'prerendered/ops/a.html',
      'prerendered/people/_id.html',
      'main.js',
      'x/prerendered/y.html',
    ]),
  ).toEqual({
    '/': 'prerendered/index.html',
    '/explore': 'prerendered/explore.html',
    '/ops/a': 'prerendered/ops/a.html',
    '/people/:id': 'prerendered/people/_id.html',
  });
});
