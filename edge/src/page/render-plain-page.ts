import { ICON_TAGS } from './icon-tags.ts';

/** A page without any script, for when there is nothing else to show. The texts are ours and hold no markup. */
export function renderPlainPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | Crewdeck</title>
${ICON_TAGS}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Go to Crewdeck</a></p>
</main>
</body>
</html>
`;
}
