import { FEATURED_PROJECT_FIELDS, faultsOf, PROFILE_FIELDS, PROJECT_FIELDS } from './fields.ts';
import { createProjectSchema, updateProjectSchema } from './projects.schema.ts';
import { saveProfileSchema } from './users.schema.ts';

const letters = (count: number) => 'x'.repeat(Math.max(0, count));
const names = (count: number, length = 3) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));

/** Values at both sides of every bound, and some that are only long or only there before they are cleaned. */
const TEXTS = [0, 1, 40, 41, 60, 61, 119, 120, 121, 200, 201, 1000, 1001, 2048, 2049, 5000, 5001].map(letters);
const CLEANED = [' ', '\u202E', ` ${letters(120)} `, `${letters(120)}\u0000`, `${letters(118)} \n x`];
const LISTS = [[], names(20), names(21), names(50), names(51), names(2, 40), names(2, 41), names(2, 60), names(2, 61)];
const SIZES = [0, 1, 50, 51];

type Schema = { safeParse: (value: unknown) => { success: boolean } };

/** The same values to the check of the browser and to the schema of the API. */
function disagreements(fields: object, schemas: Record<string, Schema | undefined>) {
  return Object.entries(fields).flatMap(([field, bounds]) => {
    const values = 'from' in bounds ? SIZES : 'entries' in bounds ? LISTS : [...TEXTS, ...CLEANED];
    return values.filter((value) => {
      const isTaken = Object.keys(faultsOf({ [field]: bounds }, { [field]: value })).length === 0;
      return isTaken !== schemas[field]?.safeParse(value).success;
    });
  });
}

describe('a form takes exactly what the API takes', () => {
  it.each([
    ['a new project', PROJECT_FIELDS, createProjectSchema.shape],
    ['a changed project', PROJECT_FIELDS, updateProjectSchema.shape],
    ['a profile', PROFILE_FIELDS, saveProfileSchema.shape],
    ['a featured project', FEATURED_PROJECT_FIELDS, saveProfileSchema.shape.featuredProjects.unwrap().element.shape],
  ])('in every field of %s', (_what, fields, schemas) => {
    expect(disagreements(fields, schemas)).toEqual([]);
  });
});

describe('what is wrong with a value', () => {
  it.each([
    [{ title: ' ' }, { title: { is: 'short', bound: 1 } }],
    [{ title: letters(121) }, { title: { is: 'long', bound: 120 } }],
    [{ tags: names(21) }, { tags: { is: 'many', bound: 20 } }],
    [{ tags: ['a', letters(41)] }, { tags: { is: 'long', bound: 40, entry: letters(41) } }],
    [{ maxTeamSize: 51 }, { maxTeamSize: { is: 'large', bound: 50 } }],
    [{ maxTeamSize: 0 }, { maxTeamSize: { is: 'small', bound: 1 } }],
  ])('is told with the bound: %j', (values, faults) => {
    expect(faultsOf(PROJECT_FIELDS, values)).toEqual(faults);
  });

  it('is nothing for a field that is not given', () => {
    expect(faultsOf(PROJECT_FIELDS, { description: 'A planner.' })).toEqual({});
  });
});
