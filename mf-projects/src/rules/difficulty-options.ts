import { DIFFICULTIES } from '@crewdeck/contract';

export const DIFFICULTY_OPTIONS = [{ value: '', label: 'Not stated' }, ...DIFFICULTIES] as const;
