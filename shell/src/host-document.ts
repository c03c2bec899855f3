import { HOST_DOCUMENT_ID, type HostDocument } from '@crewdeck/releases/host-document';

/** The settings and the registry that the edge inlined into this page. */
export function readHostDocument(): HostDocument {
  const element = document.getElementById(HOST_DOCUMENT_ID);
  if (!element?.textContent) throw new Error('This page was not served by the edge: it carries no host document.');
  return JSON.parse(element.textContent);
}
