import { aProfile } from '../testing/builders.ts';
import { changesToSend } from './changes-to-send.ts';
import { BLANK_FORM, formOf } from './profile-form.ts';

describe('an update', () => {
  it('sends what differs from the profile that the editor was opened with, not from a later one', () => {
    const opened = aProfile();
    const base = formOf(opened);
    const edit = { form: { ...base, branch: 'Physics' }, base, opened };

    expect(changesToSend(edit, aProfile({ bio: 'Changed in another tab' }))).toEqual({ branch: 'Physics' });
  });

  it('after a failed load sends only what was written, and adds to the saved lists', () => {
    const form = { ...BLANK_FORM, bio: 'Written', skills: ['Go'] };
    const changes = changesToSend({ form, base: BLANK_FORM, opened: undefined }, aProfile({ skills: ['React'] }));

    expect(changes).toEqual({
      bio: 'Written',
      skills: [
        { skillId: 'React', level: 'Advanced' },
        { skillId: 'Go', level: 'Advanced' },
      ],
    });
  });

  it('of a profile that cannot be read sends only the fields that were filled', () => {
    const edit = { form: { ...BLANK_FORM, name: 'Ada' }, base: BLANK_FORM, opened: null };

    expect(changesToSend(edit, null)).toEqual({ name: 'Ada' });
  });
});
