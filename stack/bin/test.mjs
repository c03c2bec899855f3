import { requireNode } from './require-node.cjs';

requireNode();
import('./test-all.mjs').then(({ testAll }) => testAll());
