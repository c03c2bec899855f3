import { writeFile } from 'node:fs/promises';
import { readLanguages } from './read-languages.ts';

const TEXT = `/** Written by \`pnpm --filter @crewdeck/skills generate\` from linguist-languages (see ATTRIBUTION.md). */
export const LANGUAGES = \`
${readLanguages().join('\n')}\`;
`;

await writeFile(new URL('../../src/catalogue/languages.generated.ts', import.meta.url), TEXT);
