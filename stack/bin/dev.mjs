import { requireNode } from './require-node.cjs';

requireNode();
import('./start-dev.mjs').then(({ startDev }) => startDev());
