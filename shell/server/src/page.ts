import { HOST_DOCUMENT_ID, type HostDocument, type ReleaseRecord } from '@crewdeck/releases';
import { assetPath, integrityOfFile } from './host-document.ts';
import type { Theme } from './theme.ts';

/** The one HTML document of the product: the shell's first files, and the host document as JSON. */
export function renderPage(shell: ReleaseRecord, document: HostDocument, theme: Theme): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Crewdeck is where student developers and hackathon participants find their team.">
<title>Crewdeck</title>
<link rel="icon" href="data:,">
${shell.initial.map((file) => loadTag(shell, file)).join('\n')}
<script type="application/json" id="${HOST_DOCUMENT_ID}">${inlineJson(document)}</script>
</head>
<body>
<div id="root"></div>
<noscript>Crewdeck needs JavaScript. Please switch it on and load the page again.</noscript>
</body>
</html>
`;
}

/** Shown when no shell is live, for instance before the first release. */
export const NO_SHELL_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Crewdeck</title></head>
<body><h1>Crewdeck is being set up</h1><p>No release of the application is live yet. Please try again in a minute.</p></body>
</html>
`;

function loadTag(record: ReleaseRecord, file: string): string {
  const attributes = `integrity="${integrityOfFile(record, file)}" crossorigin="anonymous"`;
  const path = assetPath(record, file);
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${path}" ${attributes}>`
    : `<script defer src="${path}" ${attributes}></script>`;
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
