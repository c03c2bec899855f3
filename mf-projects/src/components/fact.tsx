import { Row, Stack, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

/** One label and value of a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Words as="dt" tone="subtle" size="sm">
        {label}
      </Words>
      <Row as="dd" gap={2} align="center" size="sm" weight="semibold" isNumeric>
        {children}
      </Row>
    </Stack>
  );
}
