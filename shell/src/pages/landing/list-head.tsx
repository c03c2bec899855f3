import { Row } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './list-head.module.css';

interface ListHeadProps {
  /** Of the heading, which names the list. */
  id: string;
  title: string;
  /** Where all of them are listed. */
  all?: string | undefined;
}

export function ListHead({ id, title, all }: ListHeadProps) {
  return (
    <Row className={styles.root} gap={3} align="center" justify="between">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {all ? (
        <RouteLink to={all} aria-describedby={id}>
          See all
        </RouteLink>
      ) : null}
    </Row>
  );
}
