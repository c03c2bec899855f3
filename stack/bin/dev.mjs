import { requireNode } from './require-node.cjs';

requireNode();
void import('./start-dev.mjs').then(({ startDev }) => startDev());
