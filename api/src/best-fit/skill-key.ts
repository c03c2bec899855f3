import { remembering } from '@crewdeck/matching';
import { canonicalSkill, relatedTo } from '@crewdeck/matching/skills';

/** How skills are compared: by which name, and which ones are near each other. */
export const SKILLS = { skillKey: remembering(canonicalSkill), relatedTo: remembering(relatedTo) };
