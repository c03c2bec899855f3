import { type Project, teamCount } from '@crewdeck/contract';
import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { changesOf, editOf, type ProjectEdit } from '../rules/project-edit.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useChangeProject } from './use-change-project.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** What each part of the form works on. */
export interface ProjectEditPart {
  edit: ProjectEdit;
  problems: ProjectProblems;
  onChange: (parts: Partial<ProjectEdit>) => void;
  /** What it is for as it is stored. */
  hackathon: Project['hackathon'];
}

/** The form of an existing project. `onSaved` is called once the changes are stored. */
export function useProjectEditForm(project: Project, onSaved: () => void) {
  // What the person began with: a list that refreshes behind the dialog must not change what counts as their change.
  const [before, setBefore] = useState(() => editOf(project));
  const { form: edit, change, isChanged, comeback, unsavedChanges } = useKeptForm(before);
  const { change: send, isChanging, refusal } = useChangeProject(project);
  const changes = changesOf(before, edit);

  function leaveSaved(): void {
    unsavedChanges.allowLeaving();
    onSaved();
  }

  /** The status has been changed by the button beside the form. */
  function adoptStatus(status: Project['status']): void {
    setBefore((known) => ({ ...known, status }));
    change({ status });
  }

  const { checked, problems } = useCheckedForm<ProjectProblems>(
    projectProblems(changes, new Date(), teamCount(project)),
    () =>
      send(
        { changes, done: 'Project updated successfully!', failed: 'Project update failed!' },
        { onSuccess: leaveSaved },
      ),
  );
  return {
    checked,
    edit,
    change,
    adoptStatus,
    problems,
    isChanged,
    isSaving: isChanging,
    refusal,
    comeback,
    unsavedChanges,
  };
}
