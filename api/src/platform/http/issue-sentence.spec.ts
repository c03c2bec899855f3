import {
  answerInviteSchema,
  bulkInviteSchema,
  createProjectSchema,
  entityIdSchema,
  pageQuerySchema,
  saveProfileSchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import type { z } from 'zod';
import { sentenceOfIssue } from './issue-sentence.ts';

function sentenceOf(schema: z.ZodType, value: unknown, parameter?: string): string {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? sentenceOfIssue(issue, parameter) : 'Nothing is wrong.';
}

describe('what is wrong with a request is said in a sentence', () => {
  it.each([
    [undefined, 'The body is missing.'],
    [[], 'The body must be an object.'],
    [{}, 'title: It is missing.'],
    [{ title: ' ' }, 'title: It must not be empty.'],
    [{ title: 'a'.repeat(121) }, 'title: It must have at most 120 characters.'],
    [{ title: 7 }, 'title: It must be a text.'],
    [{ title: 'a', tags: 7 }, 'tags: It has the wrong form.'],
    [{ title: 'a', tags: ['a'.repeat(41)] }, 'tags.0: It must have at most 40 characters.'],
    [{ title: 'a', tags: [...Array(21).keys()].join() }, 'tags: It must have at most 20 entries.'],
    [{ title: 'a', maxTeamSize: 51 }, 'maxTeamSize: It must be at most 50.'],
    [{ title: 'a', maxTeamSize: 0 }, 'maxTeamSize: It must be at least 1.'],
    [{ title: 'a', maxTeamSize: 1.5 }, 'maxTeamSize: It must be a whole number.'],
    [{ title: 'a', difficulty: 'Hard' }, 'difficulty: It must be one of: Beginner, Intermediate, Advanced.'],
    [{ title: 'a', difficulty: 3 }, 'difficulty: It has the wrong form.'],
    [{ title: 'a', deadline: '2027-02-30' }, 'deadline: It must be a day such as 2027-03-01.'],
  ])('of a project: %j', (body, sentence) => {
    expect(sentenceOf(createProjectSchema, body)).toBe(sentence);
  });

  it('of an entry deep inside', () => {
    const sentence = sentenceOf(saveProfileSchema, { skills: [{ skillId: 'Go' }, {}] });
    expect(sentence).toBe('skills.1.skillId: It is missing.');
  });

  it('of a list, a choice and a number', () => {
    expect(sentenceOf(bulkInviteSchema, { userIds: 'a' })).toBe('userIds: It must be a list.');
    expect(sentenceOf(answerInviteSchema, { status: 'x' })).toBe(
      'status: It must be one of: accepted, declined, pending.',
    );
    expect(sentenceOf(pageQuerySchema, { limit: 'x' })).toBe('limit: It must be a number.');
  });

  it('of a parameter in the path, by its name', () => {
    expect(sentenceOf(entityIdSchema, '7', 'id')).toBe('id: It must be an id.');
    expect(sentenceOf(userReferenceSchema, 'a\u0000', 'userId')).toBe(
      'userId: It has characters that it must not have.',
    );
  });
});
