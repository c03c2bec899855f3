import type { Project } from '@crewdeck/contract';
import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { type FormEvent, useState } from 'react';
import { hasProblem } from '../rules/field-problems.ts';
import { changesOf, editOf, hasChanges, type ProjectEdit, projectEditProblems } from '../rules/project-edit.ts';
import { useChangeProject } from './use-change-project.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** The form of an existing project. `onSaved` is called once the changes are stored. */
export function useProjectEditForm(project: Project, onSaved: () => void) {
  // What the person began with: a list that refreshes behind the dialog must not change what counts as their change.
  const [before] = useState(() => editOf(project));
  const {
    form: edit,
    setForm,
    isChanged,
    comeback,
    unsavedChanges,
  } = useKeptForm(before, (form) => hasChanges(before, form));
  const { form, hasBeenRefused, refuse } = useCheckedForm();
  const { change: send, isChanging, refusal } = useChangeProject(project);
  const problems = projectEditProblems(project, edit, new Date());

  async function save(): Promise<void> {
    const isSaved = await send({
      changes: changesOf(before, edit),
      done: 'Project updated successfully!',
      failed: 'Project update failed!',
    });
    if (!isSaved) return;
    unsavedChanges.allowLeaving();
    onSaved();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (hasProblem(problems)) refuse();
    else void save();
  }

  return {
    form,
    edit,
    change: (parts: Partial<ProjectEdit>) => setForm((known) => ({ ...known, ...parts })),
    problems: hasBeenRefused ? problems : {},
    isChanged,
    submit,
    isSaving: isChanging,
    refusal,
    comeback,
    unsavedChanges,
  };
}
