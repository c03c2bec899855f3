import type { Project } from '@crewdeck/contract';
import type { WidgetPropsByName } from '@crewdeck/module-sdk';

/** What the page that one lands on after posting is told of the project, in the state of its address. */
export function asPosted({ id, title, techStack }: Project): WidgetPropsByName['mf-projects/posted-offer'] {
  return { posted: { id, title, techStack } };
}
