import { requireNode } from '../../stack/bin/require-node.cjs';

requireNode();
void import('./run-bench.mjs').then(({ runBench }) => runBench('growth/api-growth.js'));
