import { type OfferHandover, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function offerHandover(http: Http, projectId: string, offer: OfferHandover): Promise<void> {
  return http.put<void>(paths.projectHandover(projectId), offer);
}
