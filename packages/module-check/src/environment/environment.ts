import type { Host } from '@crewdeck/releases';
import type { WidgetUse } from '@crewdeck/releases/widget-props';
import type { ApiDocument } from './api-document.ts';

/** A module whose release is live. */
export interface LiveModule {
  module: string;
  pages: readonly string[];
  widgets: readonly string[];
  /** Widgets of others that it places, as far as it says so. */
  uses: readonly { module: string; widget: string }[];
  /** What its widgets take and what it gives to those of others; left out where its build does not say so. */
  widgetUse?: WidgetUse | undefined;
}

/** What of a running system a release must fit, as anybody can read it. */
export interface Environment {
  /** Of the live shell. */
  host: Host;
  modules: readonly LiveModule[];
  /** Which module owns which address, by its pattern. */
  paths: Readonly<Record<string, string>>;
  api: ApiDocument;
  /** Names that the live shell's scripts give to others; more than those of the SDK, never fewer. */
  shellNames: ReadonlySet<string>;
  /** Versions that the live shell shares, by package. */
  shared: ReadonlyMap<string, string>;
}
