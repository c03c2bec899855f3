import { remembering } from '@crewdeck/matching';
import { canonicalSkill } from '@crewdeck/skills';

/** The name by which skills are compared. */
export const skillKey = remembering(canonicalSkill);
