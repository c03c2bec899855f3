import { requireNode } from './require-node.cjs';

requireNode();
void import('./test-all.mjs').then(({ testAll }) => testAll());
