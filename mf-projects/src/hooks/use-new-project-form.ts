import type { Profile, Project } from '@crewdeck/contract';
import {
  type Http,
  hasStatus,
  notify,
  serverText,
  useNavigate,
  useSearchParams,
  useSession,
  type WidgetPropsByName,
} from '@crewdeck/module-sdk';
import { type KeptForm, useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import {
  createProjectPayload,
  EMPTY_DRAFT,
  isSameProject,
  type NewProjectDraft,
  pathAfterPosting,
} from '../rules/new-project-draft.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useMyProjectList } from './use-my-project-list.ts';

const PROFILE_IS_LOADING = 'User profile is still loading. Please wait a moment.';
const SIGN_IN_AGAIN = 'Authentication error. Please sign in again.';
const COVER_NOT_SAVED = "Your project is posted, but we couldn't save its cover. Add it on the project's page.";
/** Long enough to read two sentences. */
const COVER_NOT_SAVED_MS = 10_000;
/** The page of a hackathon links here with its id. */
const HACKATHON_PARAMETER = 'hackathon';

/** The properties of each part of the form. */
export interface NewProjectPart extends Pick<KeptForm<NewProjectDraft>, 'change'> {
  draft: NewProjectDraft;
  problems: ProjectProblems;
}

interface Posting {
  draft: NewProjectDraft;
  cover: Blob | null;
}

export function useNewProjectForm(profile: Profile | undefined) {
  const myProjects = useMyProjectList();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [parameters] = useSearchParams();
  const [start] = useState(() => ({ ...EMPTY_DRAFT, hackathonId: parameters.get(HACKATHON_PARAMETER) ?? '' }));
  /** Uploaded once the project is created. A reload loses it. */
  const [cover, chooseCover] = useState<Blob | null>(null);
  const { form, change, comeback, unsavedChanges } = useKeptForm(
    start,
    (draft) => cover !== null || !isSameProject(draft, start),
  );
  /** Why nothing was sent. */
  const [hindrance, setHindrance] = useState<string | null>(null);

  const { send, isBusy, failure } = useStep({
    call: async (http, { draft, cover }: Posting) => {
      const project = await http.send('POST /api/projects', { body: createProjectPayload(draft) });
      return { ...project, coverUrl: cover && (await savedCover(http, project.id, cover)) };
    },
    done: 'Project created successfully!',
    failed: failureText,
    refetch: myProjects.queriesToRefetch,
    refetchAfterFailure: [],
    onDone: (project, { draft, cover }) => {
      if (cover && !project.coverUrl) notify.error(COVER_NOT_SAVED, { autoClose: COVER_NOT_SAVED_MS });
      myProjects.add(project);
      if (unsavedChanges.isAsking) return unsavedChanges.leave();
      unsavedChanges.allowLeaving();
      void navigate(pathAfterPosting(draft), { state: { posted: postedProject(project) } });
    },
    onFailed: (failure) => notify.error(failure),
    leadsOn: true,
  });

  function post(): void {
    const reason = whyNotSent();
    setHindrance(reason);
    if (reason) notify.error(reason);
    else send({ draft: form, cover });
  }

  function whyNotSent(): string | null {
    if (!isSignedIn) return SIGN_IN_AGAIN;
    return profile?.id ? null : PROFILE_IS_LOADING;
  }

  const { checked, problems } = useForm<ProjectProblems>({
    problems: projectProblems(createProjectPayload(form), new Date()),
    send: post,
  });
  return {
    checked,
    fields: { draft: form, problems, change, cover, chooseCover },
    failure: hindrance === PROFILE_IS_LOADING && profile?.id ? failure : (hindrance ?? failure),
    isPosting: isBusy,
    comeback,
    unsavedChanges,
  };
}

/** `null` where the upload failed: the project stays posted. */
function savedCover(http: Http, id: string, body: Blob): Promise<string | null> {
  return http.send('PUT /api/projects/:id/cover', { id, body }).then(
    ({ pictureUrl }) => pictureUrl,
    () => null,
  );
}

/** For the widget on the next page. */
function postedProject(project: Project): WidgetPropsByName['mf-projects/posted-offer']['posted'] {
  const { id, title, techStack, coverUrl } = project;
  return { id, title, techStack, hasCover: coverUrl !== null };
}

function failureText(error: Error): string {
  if (hasStatus(error, 401)) return SIGN_IN_AGAIN;
  return `Error creating project: ${serverText(error, 'Failed to create project')}`;
}
