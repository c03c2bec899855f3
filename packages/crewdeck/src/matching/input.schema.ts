import { isTimeZone } from '@crewdeck/contract';
import { z } from 'zod';

const id = z.string().min(1);
const texts = z.array(z.string()).default([]);
const count = z.int().min(0).default(0);
const hours = z.number().min(0).nullable().default(null);
const pairs = z.array(z.tuple([id, id])).default([]);
/** A name alone, or with a level. */
const skill = z.union([
  z.string().transform((name) => ({ name })),
  z.object({ name: z.string(), level: z.string().optional() }),
]);

const person = z.object({
  id,
  skills: z.array(skill).default([]),
  roles: texts,
  interests: texts,
  availability: z.string().nullable().default(null),
  hoursPerWeek: hours,
  timeBlocks: texts,
  timeZone: z.string().refine(isTimeZone, 'is not the name of a time zone').nullable().default(null),
  events: texts,
  recentInvites: count,
  takesInvites: z.boolean().default(true),
});

const project = z.object({
  id,
  skills: z.array(skill.transform(({ name }) => name)).default([]),
  roles: texts,
  interests: texts,
  hoursPerWeek: hours,
  timeBlocks: texts,
  event: z.string().nullable().default(null),
  seats: z.int().min(0).default(1),
  recentInvites: count,
  members: z.array(id).default([]),
});

const people = z.array(person).superRefine(distinct);

/** What `match` reads: people, and projects with their free seats. */
export const matchInputSchema = z.object({ people, projects: z.array(project).superRefine(distinct) });

/** What `teams` reads. `skills` and `roles` are what every team is to cover; without them it is all that people have. */
export const teamsInputSchema = z
  .object({ people, skills: texts, roles: texts, mustBeTogether: pairs, mustBeApart: pairs })
  .superRefine((input, context) => {
    const ids = new Set(input.people.map((one) => one.id));
    for (const key of ['mustBeTogether', 'mustBeApart'] as const)
      for (const [index, pair] of input[key].entries()) {
        const stranger = pair.find((one) => !ids.has(one));
        const message = stranger
          ? `there is no person "${stranger}"`
          : pair[0] === pair[1]
            ? 'it names one person twice'
            : null;
        if (message) context.addIssue({ code: 'custom', path: [key, index], message });
      }
  });

const cost = z.number().min(0);
const allocationProject = z
  .object({
    desiredGroups: z.int().min(0),
    maxGroups: z.int().min(0),
    idealSize: z.number().min(0),
    minSize: z.int().min(1),
    maxSize: z.int().min(1),
    groupsPenalty: cost,
    sizePenalty: cost,
  })
  .refine(({ minSize, maxSize }) => minSize <= maxSize, 'minSize is larger than maxSize');

/** What `teams --allocation` reads. Other keys, as a known best value, are ignored. */
export const allocationSchema = z
  .object({
    projects: z.array(allocationProject),
    students: z.array(z.object({ partners: z.array(z.int()), preferences: z.array(z.number()) })),
  })
  .superRefine(({ projects, students }, context) => {
    for (const [student, { partners, preferences }] of students.entries()) {
      const refuse = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['students', student, key], message });
      const stranger = partners.find((one) => !students[one] || one === student);
      if (stranger !== undefined) refuse('partners', `${stranger} is no other student`);
      if (preferences.length !== projects.length)
        refuse('preferences', `there are ${preferences.length} for ${projects.length} projects`);
    }
  });

function distinct(entries: readonly { id: string }[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (seen.has(entry.id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `"${entry.id}" is there twice` });
    seen.add(entry.id);
  }
}
