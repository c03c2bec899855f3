import type { ParticipantState } from '@crewdeck/contract';
import { keepPreviousData, useHttp, useQuery } from '@crewdeck/module-sdk';

/** More are in the export. */
const MOST_SHOWN = 100;

/** Who takes part in an event, the newest first, for its organisers. */
export function useParticipants(hackathonId: string, state: ParticipantState | '') {
  const http = useHttp();
  return useQuery({
    queryKey: ['participants', hackathonId, state],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/hackathons/:id/participants', {
        id: hackathonId,
        query: { limit: MOST_SHOWN, ...(state !== '' && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
