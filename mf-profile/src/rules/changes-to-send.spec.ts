import { aProfile } from '../testing/builders.ts';
import { changesToSend, hasChanges } from './changes-to-send.ts';
import { BLANK_FORM, formOf, type ProfileForm } from './profile-form.ts';
import { payloadOf } from './profile-payload.ts';

const opened = aProfile({
  roles: ['QA Tester', 'Writer'],
  hoursPerWeek: 8,
  timeBlocks: ['tue evening', 'thu evening'],
});
const base = formOf(opened);

/** What an editor that was opened with a profile sends. */
const sentWith = (changes: Partial<ProfileForm>) =>
  changesToSend({ form: { ...base, ...changes }, base, opened }, opened);

describe('an update', () => {
  it.each([
    ['nothing when nothing was touched', {}, {}],
    ['nothing for spaces at the end of a text', { name: `${base.name} ` }, {}],
    ['nothing for times that are chosen in another order', { timeBlocks: ['thu evening', 'tue evening'] }, {}],
    ['nothing for roles that were taken off and put on again', { roles: [...base.roles].reverse() }, {}],
    ['hours that are taken back as nothing', { hoursPerWeek: '' }, { hoursPerWeek: null }],
    ['an emptied field as nothing', { bio: '' }, { bio: null }],
  ] as const)('sends %s', (_rule, changes, sent) => {
    expect(sentWith(changes)).toEqual(sent);
  });

  it('sends only the fields that differ, a skill that was typed but not added among them', () => {
    expect(Object.keys(sentWith({ bio: 'New', skillDraft: 'Blender' }))).toEqual(['bio', 'skills']);
  });

  it('gives a profile that has no availability the default one', () => {
    const without = aProfile({ availability: null });
    const edit = { form: formOf(without), base: formOf(without), opened: without };

    expect(changesToSend(edit, without)).toEqual({ availability: 'Available for work' });
  });

  it('sends what differs from the profile that the editor was opened with, not from a later one', () => {
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

it('leaving the editor loses nothing while nothing differs', () => {
  expect(hasChanges(payloadOf(base), payloadOf(base))).toBe(false);
  expect(hasChanges(payloadOf({ ...base, skillDraft: 'Blender' }), payloadOf(base))).toBe(true);
});
