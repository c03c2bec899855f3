import { useReturnPath, type VisitorPath, withReturnPath } from '@crewdeck/module-sdk';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './other-way.module.css';

interface OtherWayProps {
  question: string;
  label: string;
  to: VisitorPath;
}

/** The way to another page for visitors, which keeps the page that was asked for. */
export function OtherWay({ question, label, to }: OtherWayProps) {
  const returnPath = useReturnPath();
  return (
    <p className={styles.root}>
      {question} <RouteLink to={withReturnPath(to, returnPath)}>{label}</RouteLink>
    </p>
  );
}
