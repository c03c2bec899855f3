import { useFailureToast } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion, RowList, Section, Skeleton, Stack } from '@crewdeck/ui-kit';
import { Fragment, type ReactNode } from 'react';

interface PageListProps<Item> {
  query: Parameters<typeof useFailureToast>[0] & { data: readonly Item[] | undefined; refetch: () => unknown };
  /** What they are called in a sentence. */
  things: string;
  /** They are drawn with something above them that is still awaited. */
  isWaiting?: boolean;
  label: string;
  /** In the place of each item while they are awaited. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Items for which it is true come first. */
  isFirst?: (item: Item) => boolean;
  /** Items with the same heading are the rows of a list under it. Without it there are no headings, and items are cards. */
  headingOf?: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
}

/** What a tab of the page lists, in each of its states. A list that fails to reload keeps showing what is known. */
export function PageList<Item>(props: PageListProps<Item>) {
  const {
    query,
    things,
    isWaiting = false,
    label,
    skeleton,
    empty,
    isFirst = () => false,
    headingOf,
    renderItem,
  } = props;
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
  if (!query.data || isWaiting) {
    const skeletons = [1, 2, 3].map((place) => <Fragment key={place}>{skeleton}</Fragment>);
    return (
      <LoadingRegion label={`Loading ${things}...`}>
        <Stack gap={4}>
          {headingOf ? <Skeleton width="6rem" height={26} /> : null}
          {headingOf ? <RowList>{skeletons}</RowList> : skeletons}
        </Stack>
      </LoadingRegion>
    );
  }
  if (query.data.length === 0) return empty;
  const inOrder = [...query.data].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  if (!headingOf) {
    return (
      <Stack as="ul" gap={4} aria-label={label}>
        {inOrder.map(renderItem)}
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {groupsOf(inOrder, headingOf).map(([heading, items]) => (
        <Section key={heading} title={heading}>
          <RowList aria-label={`${label}: ${heading}`}>{items.map(renderItem)}</RowList>
        </Section>
      ))}
    </Stack>
  );
}

/** In the order of each heading's first item. */
function groupsOf<Item>(items: readonly Item[], headingOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(headingOf(item), [...(groups.get(headingOf(item)) ?? []), item]);
  return [...groups];
}
