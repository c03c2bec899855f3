import { readFileSync } from 'node:fs';
import { DOCUMENT, withTable } from '#bin/document-variables.mjs';
import { VARIABLES as API_VARIABLES } from '../../../api/src/platform/config/variables.ts';
import { VARIABLES as EDGE_VARIABLES } from '../../../edge/src/variables.ts';
import { VARIABLES } from '../variables.ts';

const document = readFileSync(DOCUMENT, 'utf8');

describe('the table of variables in docs/operations.md', () => {
  it.each([
    ['API', API_VARIABLES],
    ['Edge', EDGE_VARIABLES],
    ['The stack of `npm start`, and the tests', VARIABLES],
  ])('under "%s" is what the process declares (npm run document-variables)', (heading, variables) => {
    expect(withTable(document, heading, variables)).toBe(document);
  });

  it('follows a variable that is added', () => {
    const next = withTable(document, 'Edge', { ...EDGE_VARIABLES, NEW_ONE: VARIABLES.NO_COLOR });
    expect(next).toMatch(/^\| `NEW_ONE` +\| – +\| when set/m);
  });
});
