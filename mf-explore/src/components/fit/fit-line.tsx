import { type Fit, isProjectOver } from '@crewdeck/contract';
import { Link, useLocation, useMyProfile, useMyProjects, withReturnPath } from '@crewdeck/module-sdk';
import type { PagedList } from '../../hooks/use-paged-list.ts';
import { fitStateOf, projectOfFit } from '../../rules/fit-state.ts';

interface FitLineProps {
  list: PagedList<{ fit: Fit | null }>;
  of: 'users' | 'projects';
  /** Whether it is said above already for which project. */
  isProjectSaid?: boolean;
  /** Whether a text is searched for: that nothing found fits says little then. */
  isSearched: boolean;
}

/** Above a list that was asked for by fit, or can't be: how it stands, or what is missing for it. */
export function FitLine({ list, of, isProjectSaid = false, isSearched }: FitLineProps) {
  const profile = useMyProfile().data;
  const state = fitStateOf(list.items);
  if (profile === null) return <ToProfile>Create a profile</ToProfile>;
  if (list.isLoading || state === null) return null;
  const project = isProjectSaid ? undefined : projectOfFit(list.items);
  if (state === 'by-fit') {
    if (project) return <ForProject project={project} />;
    if (of === 'projects') return 'Projects that fit your profile come first.';
    // Who has no project that looks for people seeks no skills and no roles.
    return isProjectSaid ? 'People who fit best come first.' : 'People with interests or hours like yours come first.';
  }
  if (isSearched) return null;
  if (of === 'users') return <NobodyFits />;
  if (profile?.skills.length === 0) return <ToProfile>Add skills to your profile</ToProfile>;
  return 'No project fits your profile yet, so the newest come first.';
}

/** Who has several projects would not know for which one. */
function ForProject({ project: { id, title } }: { project: NonNullable<Fit['project']> }) {
  return (
    <>
      Best fits for{' '}
      <Link to={`/projects/${id}`}>
        <bdi>{title}</bdi>
      </Link>
      , your newest project that's looking for people.
    </>
  );
}

function NobodyFits() {
  const projects = useMyProjects().data;
  if (!projects) return null;
  if (projects.every(isProjectOver)) {
    return (
      <>
        <Link to="/post-project">Post a project</Link>, and we'll show who fits.
      </>
    );
  }
  return (
    <>
      No new fits for your projects here, so the newest come first.{' '}
      <Link to="/my-projects">Check the skills and roles they list</Link>.
    </>
  );
}

/** Leads to the editor of the profile, and back here once it is saved. */
function ToProfile({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to={withReturnPath('/create-profile', pathname + search)}>{children}</Link> to see the best fits first.
    </>
  );
}
