import { z } from 'zod';
import { ORGANISER_ACTIONS } from './constants.ts';
import { pictureUrl } from './pictures.schema.ts';

const person = z.object({ id: z.uuid(), name: z.string() });

/** Somebody who runs one hackathon. */
export const organiserSchema = z
  .object({ ...person.shape, pictureUrl: pictureUrl.optional(), since: z.iso.datetime() })
  .meta({ id: 'Organiser' });

/** What an organiser, or ops, did at one hackathon. */
export const organiserEventSchema = z
  .object({
    id: z.uuid(),
    action: z.enum(ORGANISER_ACTIONS),
    actor: z.string().nullable().describe('E-mail of ops, or name of the organiser; `null` once they have no profile.'),
    person: person.nullable().describe('Whom it is about; `null` for nobody, and once they have no profile.'),
    detail: z.string().describe('Such as the size of teams; empty where there is nothing to say.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'OrganiserEvent' });
