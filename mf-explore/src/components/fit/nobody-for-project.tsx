import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, EmptyState } from '@crewdeck/ui-kit';
import type { Hindrance } from '../../rules/project-for-fit.ts';

const TEXTS = {
  'sign-in': { title: 'Sign in to see who would fit.', text: 'A project shows that to its team.' },
  missing: { title: 'Project not found.', text: 'It has been deleted, or it is not for you to see.' },
  'not-on-team': { title: 'Only its team sees who would fit.', text: 'What the project looks for stands on its page.' },
  'not-looking': {
    title: 'This project looks for nobody at the moment.',
    text: 'Its team is full, its deadline has passed, or it has ended.',
  },
} as const satisfies Record<Hindrance, { title: string; text: string }>;

interface NobodyForProjectProps {
  hindrance: Hindrance;
  projectId: string;
}

/** In the place of the people: why there are none, and where to go from here. */
export function NobodyForProject({ hindrance, projectId }: NobodyForProjectProps) {
  const { pathname, search } = useLocation();
  const all = <Button render={<Link to="/explore" />}>Show all people</Button>;
  const toProject = <Button render={<Link to={`/projects/${projectId}`} />}>Open the project</Button>;
  const actions = {
    'sign-in': <Button render={<Link to={withReturnPath('/sign-in', pathname + search)} />}>Sign in</Button>,
    missing: null,
    'not-on-team': toProject,
    'not-looking': toProject,
  };
  return (
    <EmptyState
      {...TEXTS[hindrance]}
      action={
        <>
          {actions[hindrance]} {all}
        </>
      }
    />
  );
}
