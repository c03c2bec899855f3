import { requireNode } from './require-node.cjs';

requireNode();
import('./start-stack.mjs').then(({ start }) => start());
