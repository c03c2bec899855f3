import { aProfile } from '../testing/builders.ts';
import { BLANK_FORM, formOf } from './profile-form.ts';
import { payloadOf, savedPayloadOf } from './profile-payload.ts';
import { rebaseForm } from './rebase-form.ts';
import { describeLevels, levelChoices, levelOf, withLevel } from './skill-levels.ts';

const skill = (name: string, level: string) => ({ skill: { id: name, name }, level });
const learning = { ...aProfile(), skills: [skill('React', 'Beginner'), skill('Go', 'Advanced')] };

describe('levels of skills', () => {
  it('are Advanced until another is chosen', () => {
    expect(levelOf({}, 'React')).toBe('Advanced');
    expect(levelOf(withLevel({}, 'React', 'Beginner'), 'react')).toBe('Beginner');
    expect(withLevel(withLevel({}, 'React', 'Beginner'), 'React', 'Advanced')).toEqual({});
  });

  it('stay as they are saved when a skill is added', () => {
    const form = formOf(learning);

    expect(payloadOf({ ...form, skills: [...form.skills, 'Rust'] }).skills).toEqual([
      { skillId: 'React', level: 'Beginner' },
      { skillId: 'Go', level: 'Advanced' },
      { skillId: 'Rust', level: 'Advanced' },
    ]);
    expect(savedPayloadOf(learning).skills).toContainEqual({ skillId: 'React', level: 'Beginner' });
  });

  it('are sent for skills that are chosen only', () => {
    const form = { ...BLANK_FORM, skills: ['Go'], skillLevels: { react: 'Beginner', go: 'Intermediate' } };

    expect(payloadOf(form).skills).toEqual([{ skillId: 'Go', level: 'Intermediate' }]);
  });

  it('that the person chose before the profile could be read win over those that are saved', () => {
    const saved = formOf(learning);
    const mine = { ...BLANK_FORM, skillLevels: { go: 'Intermediate' } };

    expect(rebaseForm({ mine, base: BLANK_FORM, saved }).skillLevels).toEqual({
      react: 'Beginner',
      go: 'Intermediate',
    });
  });

  it('are chosen of three, and of one more that was saved by other means', () => {
    expect(levelChoices('Advanced')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(levelChoices('Guru')).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Guru']);
  });

  it.each([
    [{}, 'all Advanced'],
    [{ go: 'Beginner' }, '1 Beginner, 1 Advanced'],
    [{ go: 'Guru', react: 'Beginner' }, '1 Beginner, 1 Guru'],
  ])('given %j are summed up as %s', (levels, expected) => {
    expect(describeLevels(levels, ['React', 'Go'])).toBe(expected);
  });
});
