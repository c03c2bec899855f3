import { testBrokenRelease } from '../support/broken-release-test.ts';
import { BROKEN_RELEASES } from '../support/broken-releases.ts';
import { test } from '../support/test.ts';

// The broken releases say what is wrong with them.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

for (const [fault, broken] of Object.entries(BROKEN_RELEASES)) testBrokenRelease(fault, broken);
