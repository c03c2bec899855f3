import { type AccountExport, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Everything the product knows of the person, as one document. */
export function exportAccount(http: Http): Promise<AccountExport> {
  return http.get(paths.accountExport());
}

export function deleteAccount(http: Http): Promise<void> {
  return http.delete(paths.account());
}
