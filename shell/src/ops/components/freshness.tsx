import { Notice, Words } from '@crewdeck/ui-kit';
import { clockText } from '../rules/clock-texts.ts';

interface FreshnessProps {
  /** When the API last answered. */
  updatedAt: number;
  isStale: boolean;
}

/** How old everything on the page is. Said aloud only once it can't be refreshed. */
export function Freshness({ updatedAt, isStale }: FreshnessProps) {
  return (
    <div>
      {isStale ? null : (
        <Words tone="muted" size="sm" isNumeric>
          Updated {clockText(updatedAt)}
        </Words>
      )}
      <div role="status">
        {isStale ? (
          <Notice tone="warning">Updated {clockText(updatedAt)}, but we can't refresh right now</Notice>
        ) : null}
      </div>
    </div>
  );
}
