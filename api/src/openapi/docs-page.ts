import { createHash } from 'node:crypto';
import {
  type DescribedApi,
  type DescribedCall,
  type DescribedContent,
  type DescribedParameter,
  type DescribedSchema,
  nameOf,
} from './described-api.ts';
import { fieldsOf, wordsOf } from './schema-words.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem; }
h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: .5rem 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; } td { padding: .25rem .75rem .25rem 0; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { width: 12rem; font-family: ui-monospace, monospace; font-size: .875rem; }
summary { cursor: pointer; }`;

/** The page loads nothing and runs nothing. */
export const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The document as a page to read, without scripts or other hosts. */
export function docsPage({ info, paths, components }: DescribedApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      section(`${method.toUpperCase()} ${path}`, call, components.responses),
    ),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="${escaped(name)}"><h3>${escaped(name)}</h3>${describe(schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(info.title)} ${escaped(info.version)}</h1>
<p>${escaped(info.description)} <a href="/api/docs/openapi.json">openapi.json</a></p>
<h2>Calls</h2>${calls.join('\n')}
<h2>Shapes</h2>${schemas.join('\n')}</body></html>`;
}

function section(title: string, call: DescribedCall, shared: DescribedApi['components']['responses']): string {
  const { operationId, summary, security, parameters, requestBody, responses } = call;
  const own = parameters.filter((parameter): parameter is DescribedParameter => 'name' in parameter);
  const answers = Object.entries(responses).map(([status, answer]) => {
    const resolved = '$ref' in answer ? shared[nameOf(answer)] : answer;
    return [status, `${escaped(resolved?.description ?? '')} ${'$ref' in answer ? '' : shape(answer)}`] as const;
  });
  return `<section id="${escaped(operationId)}"><h3>${escaped(title)}</h3>
<p>${escaped(summary)}. ${accessOf(security)}</p>
${table(own.map(({ name, in: place, schema }) => [`${name} (${place})`, `${escaped(wordsOf(schema))} <i>${escaped(schema.description ?? '')}</i>`]))}
${requestBody ? `<p>Body: ${shape(requestBody)}</p>` : ''}
<details><summary>Answers</summary>${table(answers)}</details></section>`;
}

function accessOf(security: DescribedCall['security']): string {
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'The token may be left out.'
    : 'Needs a token.';
}

function shape({ content }: DescribedContent): string {
  return content ? linked(content['application/json'].schema) : '';
}

function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([name, html]) => `<tr><td>${escaped(name)}</td><td>${html}</td></tr>`);
  return rows.length > 0 ? `<table>${lines.join('')}</table>` : '';
}

/** An object key by key; anything else in a line. */
function describe(schema: DescribedSchema): string {
  if (schema.type !== 'object') return `<p>${linked(schema)}</p>`;
  return table(
    fieldsOf(schema).map(({ name, words, description }) => [name, `${escaped(words)} <i>${escaped(description)}</i>`]),
  );
}

/** In words, the names of shapes as links. */
function linked(schema: DescribedSchema): string {
  const name = /\b[A-Z]\w+\b/g;
  const words = escaped(wordsOf(schema));
  return schema.enum || schema.type === 'object' ? words : words.replace(name, '<a href="#$&">$&</a>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
