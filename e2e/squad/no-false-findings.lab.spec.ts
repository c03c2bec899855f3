import { forgeRelease } from '../support/forge-release.ts';
import { checkModule } from '../support/module-check.ts';
import { MODULES } from '../support/modules.ts';
import { makeLive } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

test('the check finds nothing in the modules that are live', async () => {
  // Every open page, at two widths, in four ways.
  test.setTimeout(300_000);
  for (const { module } of MODULES) expect.soft(await checkModule(module)).toContain(`${module} is in order.`);
});

test('the check finds nothing in a module whose pages had other titles before', async () => {
  const before = await forgeRelease('mf-hackathons', {
    record: ({ places, ...record }) => ({
      ...record,
      ...(places && { places: { ...places, routes: places.routes.map((route) => ({ ...route, title: 'Before' })) } }),
    }),
  });
  const undo = await makeLive('mf-hackathons', before);
  expect(await checkModule('mf-hackathons')).toContain('mf-hackathons is in order.');
  await undo();
});
