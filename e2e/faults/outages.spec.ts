import { testOutage } from '../support/outage-test.ts';
import { test } from '../support/test.ts';

// A browser logs calls that are refused by itself.
test.use({ mayLogErrors: true });

testOutage('api');
