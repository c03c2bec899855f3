import { aProject } from '../testing/a-project.ts';
import { keepOpenToAll } from './visibility-filter.ts';

describe('the project explorer', () => {
  it('keeps only projects that are open to all', () => {
    const open = aProject({ visibility: 'Open to All' });
    const invited = aProject({ visibility: 'Invite Only' });
    expect(keepOpenToAll([open, invited])).toEqual([open]);
  });
});
