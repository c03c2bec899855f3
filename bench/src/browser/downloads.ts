import type { CDPSession, Page } from '@playwright/test';

/** A file that came over the network, not out of a cache. */
export interface Download {
  path: string;
  /** On the wire, headers included. */
  bytes: number;
}

/** Notes what a page downloads. @returns what it has downloaded so far */
export async function watchDownloads(page: Page): Promise<() => Download[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const downloads: Download[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) paths.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined && encodedDataLength > 0) downloads.push({ path, bytes: encodedDataLength });
  });
  return () => downloads;
}

export function bytesOf(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}
