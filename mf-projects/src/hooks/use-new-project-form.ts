import type { Profile } from '@crewdeck/contract';
import {
  hasStatus,
  notify,
  serverText,
  useHttp,
  useMutation,
  useNavigate,
  useSearchParams,
  useSession,
} from '@crewdeck/module-sdk';
import { type KeptForm, useKeptForm } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import { createProject } from '../api/create-project.ts';
import {
  createProjectPayload,
  EMPTY_DRAFT,
  type NewProjectDraft,
  pathAfterPosting,
} from '../rules/new-project-draft.ts';
import { asPosted } from '../rules/posted.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useProjectCache } from './use-project-cache.ts';

const PROFILE_IS_LOADING = 'User profile is still loading. Please wait a moment.';
/** The page of a hackathon leads here with its id. */
const HACKATHON_PARAMETER = 'hackathon';
const SIGN_IN_AGAIN = 'Authentication error. Please sign in again.';

/** What each part of the form works on. */
export interface NewProjectPart extends Pick<KeptForm<NewProjectDraft>, 'change'> {
  draft: NewProjectDraft;
  problems: ProjectProblems;
}

/** The form of a new project: what has been entered, what is wrong with it, and how it is posted. */
export function useNewProjectForm(profile: Profile | undefined) {
  const http = useHttp();
  const cache = useProjectCache();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [parameters] = useSearchParams();
  const [start] = useState(() => ({ ...EMPTY_DRAFT, hackathonId: parameters.get(HACKATHON_PARAMETER) ?? '' }));
  const { form: draft, change, comeback, unsavedChanges } = useKeptForm(start);
  const [failure, setFailure] = useState<string | null>(null);

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (sent: NewProjectDraft) => createProject(http, createProjectPayload(sent)),
    leadsOn: true,
    onSuccess: (project, sent) => {
      cache.add(project);
      notify.success('Project created successfully!');
      unsavedChanges.allowLeaving();
      void navigate(pathAfterPosting(sent), { state: asPosted(project) });
    },
    onError: (error) => fail(failureText(error)),
  });

  function fail(text: string): void {
    notify.error(text);
    setFailure(text);
  }

  function post(): void {
    setFailure(null);
    if (!isSignedIn) fail(SIGN_IN_AGAIN);
    else if (!profile?.id) fail(PROFILE_IS_LOADING);
    else mutate(draft);
  }

  const { checked, problems } = useCheckedForm<ProjectProblems>(
    projectProblems(createProjectPayload(draft), new Date()),
    post,
  );
  const said = failure === PROFILE_IS_LOADING && profile?.id ? null : failure;
  return {
    checked,
    draft,
    change,
    problems,
    failure: said,
    isPosting: isPending || isSuccess,
    comeback,
    unsavedChanges,
  };
}

function failureText(error: unknown): string {
  if (hasStatus(error, 401)) return SIGN_IN_AGAIN;
  return `Error creating project: ${serverText(error, 'Failed to create project')}`;
}
