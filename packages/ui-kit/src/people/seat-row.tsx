import type { ReactNode } from 'react';
import { Cluster, Row, Words } from '../layout/boxes.tsx';
import { Avatar } from './avatar.tsx';
import styles from './seat-row.module.css';

interface SeatRowProps {
  taken: readonly { id: string; name: string; pictureUrl?: string | null | undefined }[];
  /** Keys of the free seats. */
  free: readonly (string | number)[];
  /** The same in words, for screen readers too. */
  children: ReactNode;
}

/** Who is on a team and how many seats are free, as faces and as words. */
export function SeatRow({ taken, free, children }: SeatRowProps) {
  return (
    <Row gap={2} align="center" justify="between">
      <Cluster as="span" gap={1} aria-hidden="true">
        {taken.map(({ id, name, pictureUrl }) => (
          <Avatar key={id} name={name} src={pictureUrl} size="sm" />
        ))}
        {free.map((seat) => (
          <span key={seat} className={styles.free} />
        ))}
      </Cluster>
      <Words as="span" tone="muted" size="sm" isNumeric className={styles.words}>
        {children}
      </Words>
    </Row>
  );
}
