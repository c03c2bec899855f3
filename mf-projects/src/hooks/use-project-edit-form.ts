import { type Project, teamCount } from '@crewdeck/contract';
import { useForm, useKeptForm } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { changesOf, editOf, type ProjectEdit } from '../rules/project-edit.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useArchive } from './use-archive.ts';
import { useChangeProject } from './use-change-project.ts';

/** The properties of each part of the form. */
export interface ProjectEditPart {
  edit: ProjectEdit;
  problems: ProjectProblems;
  onChange: (parts: Partial<ProjectEdit>) => void;
  /** The stored hackathon of the project. */
  hackathon: Project['hackathon'];
}

/** The form of an existing project, and the button beside it that archives. `onSaved` is called after a save. */
export function useProjectEditForm(project: Project, onSaved: () => void) {
  // A list that refetches behind the dialog must not change what counts as a change here.
  const [before, setBefore] = useState(() => editOf(project));
  const { form, change, isChanged, comeback, unsavedChanges } = useKeptForm(
    before,
    (edit) => Object.keys(changesOf(before, edit)).length > 0,
  );
  const changes = changesOf(before, form);

  const save = useChangeProject(project, {
    done: 'Project updated successfully!',
    failed: 'Project update failed!',
    onDone: () => {
      if (unsavedChanges.isAsking) return unsavedChanges.leave();
      unsavedChanges.allowLeaving();
      onSaved();
    },
  });
  const archive = useArchive(project, (status) => {
    setBefore((known) => ({ ...known, status }));
    change({ status });
  });

  const { checked, problems } = useForm<ProjectProblems>({
    problems: projectProblems(changes, new Date(), teamCount(project)),
    send: () => save.send(changes),
  });
  return {
    checked,
    fields: { edit: form, problems, onChange: change, hackathon: project.hackathon },
    isChanged,
    isSaving: save.isBusy,
    archive,
    failure: save.failure ?? archive.failure,
    comeback,
    unsavedChanges,
  };
}
