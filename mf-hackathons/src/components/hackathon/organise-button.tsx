import { Link } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { useSearcher } from '../../hooks/use-searcher.ts';

/** Leads organisers and ops to their page of the event. */
export function OrganiseButton({ hackathonId }: { hackathonId: string }) {
  const { search } = useSearcher(hackathonId);
  if (!search?.organisesAs) return null;
  return <Button render={<Link to={`/hackathons/${hackathonId}/organise`} />}>Organise this event</Button>;
}
