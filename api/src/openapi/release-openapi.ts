import { writeFileSync } from 'node:fs';
import { committedDocument, RELEASED_DOCUMENT } from './committed-document.ts';

writeFileSync(RELEASED_DOCUMENT, `${JSON.stringify(JSON.parse(committedDocument()))}\n`);
