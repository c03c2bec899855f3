import type { HackathonDraft } from '../rules/hackathon-draft.ts';

/** What every part of the posting form takes. */
export interface DraftFieldsProps {
  draft: HackathonDraft;
  onChange: (changes: Partial<HackathonDraft>) => void;
}
