import { HOST_DOCUMENT_ID, type HostDocument, type ReleaseRecord } from '@crewdeck/releases';
import type { FirstFrame } from './first-frames.ts';
import { ICON_TAGS } from './icon-tags.ts';
import { inlineJson } from './inline-json.ts';
import { type About, pageHead } from './page-head.ts';
import type { NeededFile } from './page-start.ts';
import { assetPath, integrityOfFile, isStyleSheet } from './release-files.ts';

/** A chosen theme; `null` follows the system. */
export type Theme = 'light' | 'dark' | null;

interface PageParts {
  shell: ReleaseRecord;
  document: HostDocument;
  /** Of modules; to be fetched early, and run later by the shell. */
  preloads: NeededFile[];
  /** Path of the page's first call of the API; `null` where none can be made before it is known who asks. */
  firstCall: string | null;
  /** Of a visitor; `null` for anybody else. */
  firstFrame: FirstFrame | null;
  /** Address of the script of a development server, which runs before the shell's. */
  devScript: string | null;
  theme: Theme;
  /** Of the calls that ask to be traced; `null` where nobody traces. */
  tracedShare: number | null;
  about: About;
}

/** The one HTML document of the product: the shell's first files, and the host document as JSON. */
export function renderPage(parts: PageParts): string {
  const { shell, document, preloads, firstCall, firstFrame, devScript, theme, tracedShare, about } = parts;
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${pageHead(about)}${tracedShare === null ? '' : `\n<meta name="traced-share" content="${tracedShare}">`}
${ICON_TAGS}
${[
  ...(devScript === null ? [] : [scriptTag(devScript)]),
  ...shell.initial
    .filter((file) => !(firstFrame && isStyleSheet(file)))
    .map((file) => loadTag(shell, file, !firstFrame?.html)),
  ...(firstCall === null ? [] : [callTag(firstCall)]),
  ...preloads.map(preloadTag),
  // Last, as it is long and the browser asks for what it reads of before.
  ...(firstFrame ? [`<style>${firstFrame.styles.css}</style>`] : []),
].join('\n')}
<script type="application/json" id="${HOST_DOCUMENT_ID}">${inlineJson(document)}</script>
</head>
<body>
<div id="root">${firstFrame?.html ?? ''}</div>
<noscript>Crewdeck needs JavaScript. Turn it on, then reload the page.</noscript>
</body>
</html>
`;
}

/** Browsers fetch a deferred script after all preloads, which is late where even the first paint waits for it. */
function loadTag(record: ReleaseRecord, file: string, drawsFirst: boolean): string {
  const path = assetPath(record, file);
  return isStyleSheet(file)
    ? `<link rel="stylesheet" href="${path}" ${checkOf(record, file)}>`
    : `<script defer src="${path}" ${checkOf(record, file)}${drawsFirst ? ' fetchpriority="high"' : ''}></script>`;
}

/** With the same attributes that the shell and the bundles set later: otherwise the browser would fetch the file twice. */
function preloadTag({ record, file }: NeededFile): string {
  const kind = isStyleSheet(file) ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${assetPath(record, file)}" ${checkOf(record, file)}>`;
}

/** As the SDK's client fetches it. */
function callTag(path: string): string {
  return `<link rel="preload" as="fetch" href="${path.replace(/&/g, '&amp;')}" crossorigin="anonymous">`;
}

function scriptTag(path: string): string {
  return `<script defer src="${path}"></script>`;
}

function checkOf(record: ReleaseRecord, file: string): string {
  return `integrity="${integrityOfFile(record, file)}" crossorigin="anonymous"`;
}
