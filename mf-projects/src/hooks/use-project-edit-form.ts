import type { Project } from '@crewdeck/contract';
import { useUnsavedChanges } from '@crewdeck/module-sdk';
import { type FormEvent, useState } from 'react';
import { hasProblem } from '../rules/field-problems.ts';
import { changesOf, editOf, hasChanges, type ProjectEdit, projectEditProblems } from '../rules/project-edit.ts';
import { useChangeProject } from './use-change-project.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** The form of an existing project. `onSaved` is called once the changes are stored. */
export function useProjectEditForm(project: Project, onSaved: () => void) {
  // What the person began with: a list that refreshes behind the dialog must not change what counts as their change.
  const [before] = useState(() => editOf(project));
  const [edit, setEdit] = useState<ProjectEdit>(before);
  const { form, hasBeenRefused, refuse } = useCheckedForm();
  const isChanged = hasChanges(before, edit);
  const unsavedChanges = useUnsavedChanges(isChanged);
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
    change: (parts: Partial<ProjectEdit>) => setEdit((known) => ({ ...known, ...parts })),
    problems: hasBeenRefused ? problems : {},
    isChanged,
    submit,
    isSaving: isChanging,
    refusal,
    unsavedChanges,
  };
}
