import { aProfile } from '../testing/builders.ts';
import { changedFields, hasChanges } from './changed-fields.ts';
import { formOf } from './profile-form.ts';
import { payloadOf, savedPayloadOf } from './profile-payload.ts';

const saved = savedPayloadOf(aProfile());
const form = formOf(aProfile());

describe('the changes of an editor', () => {
  it('are none when nothing was touched', () => {
    expect(changedFields(payloadOf(form), saved)).toEqual({});
    expect(hasChanges(payloadOf(form), saved)).toBe(false);
  });

  it('hold only the fields that differ', () => {
    const payload = payloadOf({ ...form, bio: 'New', skills: [...form.skills, 'Go'] });

    expect(Object.keys(changedFields(payload, saved))).toEqual(['bio', 'skills']);
  });

  it('hold an emptied field as nothing', () => {
    expect(changedFields(payloadOf({ ...form, bio: '' }), saved)).toEqual({ bio: null });
  });

  it('do not include spaces at the end of a text', () => {
    expect(hasChanges(payloadOf({ ...form, name: `${form.name} ` }), saved)).toBe(false);
  });

  it('include a skill that was typed but not added', () => {
    expect(hasChanges(payloadOf({ ...form, skillDraft: 'Blender' }), saved)).toBe(true);
  });

  it('give a profile that has no availability the default one', () => {
    const without = aProfile({ availability: null });

    expect(changedFields(payloadOf(formOf(without)), savedPayloadOf(without))).toEqual({
      availability: 'Available for work',
    });
  });
});
