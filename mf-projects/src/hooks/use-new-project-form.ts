import type { Profile } from '@crewdeck/contract';
import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { type FormEvent, useCallback } from 'react';
import { hasProblem } from '../rules/field-problems.ts';
import { EMPTY_NEW_PROJECT_DRAFT, hasEntries, type NewProjectDraft } from '../rules/new-project-draft.ts';
import { newProjectProblems } from '../rules/new-project-problems.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { usePostProject } from './use-post-project.ts';

/** The form of a new project: what has been entered, what is wrong with it, and how it is sent. */
export function useNewProjectForm(profile: Profile | null | undefined) {
  const { form: draft, setForm, comeback, unsavedChanges } = useKeptForm(EMPTY_NEW_PROJECT_DRAFT, hasEntries);
  const { form, hasBeenRefused, refuse } = useCheckedForm();
  const { post, isPosting } = usePostProject(profile, unsavedChanges.allowLeaving);
  const change = useCallback(
    (parts: Partial<NewProjectDraft>) => setForm((known) => ({ ...known, ...parts })),
    [setForm],
  );
  const problems = newProjectProblems(draft, new Date());

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (hasProblem(problems)) refuse();
    else void post(draft);
  }

  return {
    form,
    draft,
    change,
    problems: hasBeenRefused ? problems : {},
    submit,
    isPosting,
    comeback,
    unsavedChanges,
  };
}
