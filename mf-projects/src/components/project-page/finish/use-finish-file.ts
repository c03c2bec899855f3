import { useQuery } from '@crewdeck/module-sdk';

/** The contents of a finished project's part, a file of their own, which the pages of other projects never load. */
export function useFinishFile(isFinished: boolean) {
  return useQuery({
    queryKey: ['finish', 'contents'],
    queryFn: () => import('./finish.tsx'),
    enabled: isFinished,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
