import { forgeRelease } from '../support/forge-release.ts';
import { checkModule } from '../support/module-check.ts';
import { makeLive } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';

test('the check finds nothing in a module whose pages had other titles before', async () => {
  const before = await forgeRelease(MODULE, {
    record: ({ places, ...record }) => ({
      ...record,
      ...(places && { places: { ...places, routes: places.routes.map((route) => ({ ...route, title: 'Before' })) } }),
    }),
  });
  const undo = await makeLive(MODULE, before);
  expect(await checkModule(MODULE)).toContain(`${MODULE} is in order.`);
  await undo();
});
