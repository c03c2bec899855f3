import { Badge } from '@crewdeck/ui-kit';

const TONES = { online: 'blue', offline: 'violet', hybrid: 'green' } as const;

/** Online, Offline or Hybrid; an imported list may use other words, which are shown as they are. */
export function ModeBadge({ mode }: { mode: string }) {
  const tone = Object.entries(TONES).find(([name]) => name === mode.toLowerCase())?.[1] ?? 'neutral';
  return <Badge tone={tone}>{mode}</Badge>;
}
