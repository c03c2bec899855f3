import { useReturnPath, type VisitorPath, withReturnPath } from '@crewdeck/module-sdk';
import { Cluster } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';

interface OtherWayProps {
  question: string;
  label: string;
  to: VisitorPath;
}

/** The way to another page for visitors, which keeps the page that was asked for. */
export function OtherWay({ question, label, to }: OtherWayProps) {
  const returnPath = useReturnPath();
  return (
    <Cluster as="p" gap={1} align="baseline" justify="center" tone="muted">
      {question} <RouteLink to={withReturnPath(to, returnPath)}>{label}</RouteLink>
    </Cluster>
  );
}
