import type { WidgetPropsByName } from '@crewdeck/module-sdk';

/**
 * Every widget that modules place from one another. The build puts the list into the shell's release record, so that no
 * release goes live without a widget that is needed. One that is missing here does not compile.
 */
export const PLACED_WIDGETS = {
  'mf-invites/invite-dialog': true,
  'mf-profile/report-dialog': true,
  'mf-projects/posted-offer': true,
} satisfies Record<keyof WidgetPropsByName, true>;
