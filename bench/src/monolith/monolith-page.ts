import { HOST_DOCUMENT_ID, type HostConfig } from '@crewdeck/releases';
import type { MonolithManifest } from './route-preloads-plugin.ts';

/** The document of a page: the same head as the edge's, without a registry. */
export function monolithPage({ initial, pages }: MonolithManifest, page: string, config: HostConfig): string {
  const preloads = pages[page] ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Crewdeck is where student developers and hackathon participants find their team.">
<title>Crewdeck</title>
<link rel="icon" href="data:,">
${[...initial.map(loadTag), ...preloads.map(preloadTag)].join('\n')}
<script type="application/json" id="${HOST_DOCUMENT_ID}">${JSON.stringify({ config }).replace(/</g, '\\u003c')}</script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

function loadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/assets/${file}">`
    : `<script defer fetchpriority="high" src="/assets/${file}"></script>`;
}

function preloadTag(file: string): string {
  return `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/assets/${file}">`;
}
