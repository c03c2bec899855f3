export const INVITES_TABS = ['received', 'sent'] as const;
export type InvitesTab = (typeof INVITES_TABS)[number];

const DEFAULT_TAB: InvitesTab = 'received';

/** The tab an address asks for. Anything unknown is the default. */
export function tabOf(params: URLSearchParams): InvitesTab {
  return INVITES_TABS.find((tab) => tab === params.get('tab')) ?? DEFAULT_TAB;
}

/** The same address with another tab. The default tab has the bare address. */
export function withTab(params: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === DEFAULT_TAB) next.delete('tab');
  else next.set('tab', tab);
  return next;
}
