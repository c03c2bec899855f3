import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { listHackathons } from '../api/list-hackathons.ts';
import { hackathonChoices } from '../rules/hackathon-choices.ts';

/** What a project can be for, as {@link hackathonChoices}; what it is for already stays a choice without the directory too. */
export function useHackathonChoices(choice: Parameters<typeof hackathonChoices>[1]) {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['hackathons', 'choices'],
    queryFn: ({ signal }) => listHackathons(http, signal),
  });
  return hackathonChoices(data ?? [], choice, new Date());
}
