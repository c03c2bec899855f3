import { Card, FieldGroup } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A titled part of a long form. Its fields share a row where they fit. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card as="div" className={styles.root}>
      <FieldGroup legend={<h2 className={styles.title}>{title}</h2>} hint={hint}>
        <div className={styles.fields}>{children}</div>
      </FieldGroup>
    </Card>
  );
}
