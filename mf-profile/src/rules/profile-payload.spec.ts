import { aProfile } from '../testing/builders.ts';
import { BLANK_FORM, formOf, type ProfileForm } from './profile-form.ts';
import { payloadOf, savedPayloadOf } from './profile-payload.ts';

describe('what is sent for a profile', () => {
  it('is available for work when no availability is chosen', () => {
    expect(payloadOf(BLANK_FORM).availability).toBe('Available for work');
  });

  it('keeps the availability that is chosen', () => {
    expect(payloadOf({ ...BLANK_FORM, availability: 'Not available' }).availability).toBe('Not available');
  });

  it('gives every skill the level Advanced', () => {
    expect(payloadOf({ ...BLANK_FORM, skills: ['React'] }).skills).toEqual([{ skillId: 'React', level: 'Advanced' }]);
  });

  it('takes along a skill and an interest that were typed but not added', () => {
    const payload = payloadOf({ ...BLANK_FORM, skillDraft: 'react, Blender', interestDraft: 'Robotics' });

    expect(payload.skills.map(({ skillId }) => skillId)).toEqual(['React', 'Blender']);
    expect(payload.interests).toEqual(['Robotics']);
  });

  it('takes along a role that was typed but not added, and the time as it is', () => {
    const form: ProfileForm = { ...BLANK_FORM, roles: ['Writer'], roleDraft: 'qa tester', hoursPerWeek: '8' };

    expect(payloadOf(form)).toMatchObject({ roles: ['Writer', 'QA Tester'], hoursPerWeek: 8 });
    expect(payloadOf(BLANK_FORM)).toMatchObject({ roles: [], hoursPerWeek: null, timeBlocks: [] });
  });

  it('trims text, and says nothing where nothing was written', () => {
    expect(payloadOf({ ...BLANK_FORM, name: ' Ada ', bio: '  ' })).toMatchObject({ name: 'Ada', bio: null });
  });

  it('leaves out rows of featured projects that are empty', () => {
    const featuredProjects = [
      { key: 0, title: ' ', tech: '', link: '' },
      { key: 1, title: 'Tidepool', tech: 'React,, Redis', link: '' },
    ];

    expect(payloadOf({ ...BLANK_FORM, featuredProjects }).featuredProjects).toEqual([
      { title: 'Tidepool', tech: ['React', 'Redis'], link: null },
    ]);
  });
});

describe('what a saved profile holds', () => {
  it('is what its untouched editor would send', () => {
    expect(savedPayloadOf(aProfile())).toEqual(payloadOf(formOf(aProfile())));
  });

  it('has no availability when none was ever chosen', () => {
    expect(savedPayloadOf(aProfile({ availability: null })).availability).toBeNull();
  });
});
