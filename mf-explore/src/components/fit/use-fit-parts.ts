import { useQuery } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';
import type { PagedList } from '../../hooks/use-paged-list.ts';
import type { FitParts } from './fit-parts.ts';

/**
 * What a list by fit shows besides, in a chunk of its own: visitors download nothing of it. The list is drawn once both are
 * there, so that no card grows afterwards; and without it where it can't be had. Until then, what was shown before stays.
 */
export function useFitParts<T>(
  isWanted: boolean,
  list: PagedList<T>,
): { parts: Partial<FitParts>; list: PagedList<T>; isAwaited: boolean } {
  const parts = useQuery({
    queryKey: ['fit-parts'],
    queryFn: () => import('./fit-parts.ts').then(({ fitParts }) => fitParts),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    structuralSharing: false,
  });
  const isAwaited = isWanted && parts.isPending;
  const before = useRef<PagedList<T>>(null);
  useEffect(() => {
    if (!isAwaited && !list.isLoading) before.current = list;
  });
  const shown = isAwaited ? (before.current ?? { ...list, isLoading: true }) : list;
  return { parts: (isWanted && parts.data) || {}, list: shown, isAwaited };
}
