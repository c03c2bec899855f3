import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { COMMITTED_DOCUMENT } from './committed-document.ts';
import { currentDocument } from './current-document.ts';

writeFileSync(COMMITTED_DOCUMENT, await currentDocument());
