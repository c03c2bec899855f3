import { splitList } from '@crewdeck/contract';

type Suggest = (typed: string, most: number) => readonly string[];

/** What the field may hold instead: `label` says what was typed where the skill is called otherwise. */
interface SkillOption {
  value: string;
  label: string | undefined;
}

const MOST_OPTIONS = 8;

/** What may be meant by the last of what is typed between commas; nothing that is chosen already. */
export function skillOptions(suggest: Suggest, typed: string, chosen: readonly string[]): SkillOption[] {
  const start = typed.lastIndexOf(',') + 1;
  const last = typed.slice(start).trim();
  const known = new Set([...chosen, ...splitList(typed.slice(0, start))].map((skill) => skill.toLowerCase()));
  const before = start > 0 ? `${typed.slice(0, start)} ` : '';
  return suggest(last, MOST_OPTIONS + known.size)
    .filter((name) => !known.has(name.toLowerCase()) && name !== last)
    .slice(0, MOST_OPTIONS)
    .map((name) => ({
      value: before + name,
      label: name.toLowerCase().includes(last.toLowerCase()) ? undefined : typed,
    }));
}
