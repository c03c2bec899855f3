import { shownName } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';

interface PersonNameProps {
  person: { id: string; name: string };
  /** Whether the viewer may read the person's page. */
  hasPage: boolean;
  className?: string | undefined;
}

/** A name, which leads to the page of the person. */
export function PersonName({ person: { id, name }, hasPage, className }: PersonNameProps) {
  const words = <bdi>{shownName(name)}</bdi>;
  if (!hasPage) return <span className={className}>{words}</span>;
  return (
    <Link to={`/people/${id}`} className={className}>
      {words}
    </Link>
  );
}
