import type { Fit } from '@crewdeck/contract';
import { Link, useMyProfile } from '@crewdeck/module-sdk';
import type { PagedList } from '../../hooks/use-paged-list.ts';
import { fitStateOf } from '../../rules/fit-state.ts';

interface FitLineProps {
  list: PagedList<{ fit: Fit | null }>;
  of: 'users' | 'projects';
}

/** Above a list that was asked for by fit: how it stands, and, where nothing in it fits, what is missing. */
export function FitLine({ list, of }: FitLineProps) {
  const skills = useMyProfile().data?.skills;
  const state = fitStateOf(list.items);
  if (list.isLoading || state === null) return null;
  if (state === 'by-fit') return 'Every sixth place is kept for somebody new.';
  if (of === 'users') {
    return 'Nobody here fits what you look for, so the newest come first. A project says it by its skills and roles.';
  }
  if (skills?.length === 0) {
    return (
      <>
        <Link to="/create-profile">Add skills to your profile</Link>, and the best fit comes first.
      </>
    );
  }
  return 'Nothing here fits what your profile says, so the newest come first.';
}
