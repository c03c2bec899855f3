import { requireNode } from './require-node.cjs';

requireNode();
void import('./start-stack.mjs').then(({ start }) => start());
