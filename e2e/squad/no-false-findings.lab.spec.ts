import { checkModule } from '../support/module-check.ts';
import { MODULES } from '../support/modules.ts';
import { expect, test } from '../support/test.ts';

test('the check finds nothing in the modules that are live', async () => {
  // Every open page, at two widths, in four ways.
  test.setTimeout(300_000);
  for (const { module } of MODULES) expect.soft(await checkModule(module)).toContain(`${module} is in order.`);
});
