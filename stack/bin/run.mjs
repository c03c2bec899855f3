import { requireNode } from './require-node.cjs';

requireNode();
const [, , program, ...args] = process.argv;
// Loaded only now: an older Node does not understand the rest.
void import('./run-program.mjs').then(({ runProgram }) => runProgram(String(program), args));
