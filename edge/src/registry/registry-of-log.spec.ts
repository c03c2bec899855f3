import { emptyLog } from '@crewdeck/releases/signing/log-state';
import { registryOfLog } from './registry-of-log.ts';

it('believes the API about who came first with an address, and ops before it', () => {
  const log = { ...emptyLog({ ops: [], log: '' }), paths: new Map([['/mentors/:', 'mf-b']]) };
  const paths = { '/mentors': 'mf-a', '/mentors/:': 'mf-a' };
  expect(registryOfLog(log, { revision: 3, paths }).paths).toEqual({ '/mentors': 'mf-a', '/mentors/:': 'mf-b' });
});
