import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { optionalText, text, textList } from './text.schema.ts';

export const hackathonSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  theme: z.string().nullable(),
  techStack: z.array(z.string()),
  /** First day, `YYYY-MM-DD`. */
  eventDate: z.iso.date(),
  /** Last day to register, `YYYY-MM-DD`. */
  deadline: z.iso.date().nullable(),
  location: z.string().nullable(),
  eventMode: z.string().nullable(),
  hackathonLink: z.string().nullable(),
  organizer: z.string().nullable(),
  /** Names of participating teams or people. */
  participants: z.array(z.string()),
  /** Who listed it, as a name to show. */
  createdBy: z.string().nullable(),
});

/** One entry of the import file; `hackathonLink` identifies it, so a second import updates. */
export const importHackathonSchema = z.object({
  title: text(LIMITS.title, 1),
  description: text(LIMITS.description).default(''),
  theme: optionalText(LIMITS.shortText).default(null),
  techStack: textList().default([]),
  eventDate: z.iso.date(),
  deadline: z.iso.date().nullable().default(null),
  location: optionalText(LIMITS.shortText).default(null),
  eventMode: optionalText(LIMITS.listEntry).default(null),
  hackathonLink: z.url({ protocol: /^https?$/ }).max(LIMITS.url),
  organizer: optionalText(LIMITS.shortText).default(null),
  participants: textList(LIMITS.name, 200).default([]),
  createdBy: optionalText(LIMITS.name).default(null),
});
