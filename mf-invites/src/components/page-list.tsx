import { useFailureToast } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion, Section, Skeleton, Stack } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface PageListProps<Item> {
  query: Parameters<typeof useFailureToast>[0] & { data: readonly Item[] | undefined; refetch: () => unknown };
  /** What they are called in a sentence. */
  things: string;
  label: string;
  /** In the place of each item while they are awaited. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Items for which it is true come first. */
  isFirst?: (item: Item) => boolean;
  /** Items with the same heading stand under it. Without it there are no headings. */
  headingOf?: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
}

/** What a tab of the page lists, in each of its states. A list that fails to reload keeps showing what is known. */
export function PageList<Item>(props: PageListProps<Item>) {
  const { query, things, label, skeleton, empty, isFirst = () => false, headingOf, renderItem } = props;
  useFailureToast(query, `Failed to fetch your ${things}.`);

  if (query.isLoadingError) {
    return (
      <ErrorState
        title={`We couldn't load your ${things}`}
        text="Nothing is lost. Try again in a moment."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <LoadingRegion label={`Loading ${things}...`}>
        <Stack gap={4}>
          {headingOf ? <Skeleton width="6rem" height={26} /> : null}
          {skeleton}
          {skeleton}
          {skeleton}
        </Stack>
      </LoadingRegion>
    );
  }
  if (query.data.length === 0) return empty;
  const inOrder = [...query.data].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  if (!headingOf) return <Items label={label}>{inOrder.map(renderItem)}</Items>;
  return (
    <Stack gap={6}>
      {groupsOf(inOrder, headingOf).map(([heading, items]) => (
        <Section key={heading} title={heading}>
          <Items label={`${label}: ${heading}`}>{items.map(renderItem)}</Items>
        </Section>
      ))}
    </Stack>
  );
}

function Items({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack as="ul" gap={4} aria-label={label}>
      {children}
    </Stack>
  );
}

/** In the order of each heading's first item. */
function groupsOf<Item>(items: readonly Item[], headingOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(headingOf(item), [...(groups.get(headingOf(item)) ?? []), item]);
  return [...groups];
}
