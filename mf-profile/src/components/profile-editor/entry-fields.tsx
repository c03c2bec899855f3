import { LIMITS, PROFILE_FIELDS, splitList } from '@crewdeck/contract';
import { type ComponentProps, useCallback, useState } from 'react';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { addEntries } from '../../rules/add-entries.ts';
import type { ProfileForm } from '../../rules/profile-form.ts';
import { EntryAdder } from './entry-adder.tsx';
import { ToggleGroup } from './toggle-group.tsx';

/** How many entries each list may have, and how long each may be. */
const BOUNDS = {
  skills: { max: LIMITS.skill, entries: LIMITS.skillsPerProfile },
  interests: PROFILE_FIELDS.interests,
  roles: PROFILE_FIELDS.roles,
};

interface EntryFieldsProps extends FormPart {
  /** Which list of the form is filled. */
  list: keyof typeof BOUNDS;
  /** Where the form holds what is typed but not added yet. */
  draft: 'skillDraft' | 'interestDraft' | 'roleDraft';
  /** What is offered, by legend. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The legend under which a person's own entries stand. It may be one of the groups. */
  ownLegend: string;
  label: string;
  addLabel: string;
  placeholder: string;
  /** What may be meant by what is typed. */
  options?: ComponentProps<typeof EntryAdder>['options'];
  onFocus?: () => void;
}

/** A list of entries to choose from, in groups, with room for others. */
export function EntryFields(props: EntryFieldsProps) {
  const { form, change, list, draft, groups, ownLegend, label, addLabel, placeholder, options, onFocus } = props;
  const { entries: max, max: maxLength } = BOUNDS[list];
  const chosen = form[list];
  const isFull = chosen.length >= max;
  const known = Object.values(groups).flat();
  const own = useSeenEntries(chosen.filter((entry) => !isIn(known, entry)));
  const setChosen = useCallback(
    (entries: readonly string[]) => change({ [list]: entries } as Partial<ProfileForm>),
    [change, list],
  );
  const offered = own.length > 0 ? { ...groups, [ownLegend]: [...(groups[ownLegend] ?? []), ...own] } : groups;

  function addDraft() {
    const added = addEntries(chosen, form[draft], { known, max });
    change({ [list]: added, [draft]: '' } as Partial<ProfileForm>);
  }

  return (
    <>
      {Object.entries(offered).map(([legend, entries]) => (
        <ToggleGroup
          key={legend}
          legend={legend}
          offered={entries}
          chosen={chosen}
          onChosenChange={setChosen}
          isFull={isFull}
        />
      ))}
      <EntryAdder
        label={label}
        addLabel={addLabel}
        placeholder={placeholder}
        hint={isFull ? `You have ${max} ${list}. Remove one to add another.` : undefined}
        isFull={isFull}
        maxLength={maxLength}
        draft={form[draft]}
        onDraftChange={(text) => change({ [draft]: text })}
        onAdd={addDraft}
        options={options}
        onFocus={onFocus}
      />
    </>
  );
}

/** All entries that were ever in `entries`: one that is switched off stays in its place, and can be switched on again. */
function useSeenEntries(entries: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(() => splitList(entries));
  const all = splitList([...seen, ...entries]);
  if (all.length === seen.length) return seen;
  setSeen(all);
  return all;
}

function isIn(entries: readonly string[], entry: string): boolean {
  return entries.some((other) => other.toLowerCase() === entry.toLowerCase());
}
