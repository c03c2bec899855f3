import { Cluster } from '@crewdeck/ui-kit';
import type { MouseEvent } from 'react';
import { EDITOR_PARTS } from '../../hooks/use-editor-part.ts';

/** Leads to each section of the editor, which is many screens long on a phone. */
export function SectionLinks() {
  return (
    <nav aria-label="Sections">
      <Cluster as="ul" gap={4} rowGap={2}>
        {Object.entries(EDITOR_PARTS).map(([part, name]) => (
          <li key={part}>
            <a href={`#${part}`} onClick={(event) => show(part, event)}>
              {name}
            </a>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}

/** Without a change of the address, so that Back leaves the form at once. */
function show(part: string, event: MouseEvent): void {
  event.preventDefault();
  const section = document.getElementById(part);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
