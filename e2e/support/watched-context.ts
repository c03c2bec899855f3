import type { BrowserContext } from '@playwright/test';
import { theSystem } from './system.ts';

/** What happens in the pages of a browser. All of it grows. */
export interface Watched {
  /** Addresses of the documents that they load. */
  documents: string[];
  /** Exceptions and rejections that nothing handles. */
  errors: string[];
  /** What the browser says of preloads. */
  warnings: string[];
}

export function watch(context: BrowserContext): Watched {
  const watched: Watched = { documents: [], errors: [], warnings: [] };
  context.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(theSystem().url))
      watched.documents.push(request.url());
  });
  context.on('weberror', (error) => watched.errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.text().includes('preload')) watched.warnings.push(message.text());
  });
  return watched;
}
