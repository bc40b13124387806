import { escapeHtml } from '#domain/text/escape-html.ts';
import type { ApiDocument } from './api-frame.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: unknown;
  /** A refusal is one of the document's, by its address. */
  readonly responses: Record<string, { description: string; content?: unknown } | { $ref: string }>;
}

/** A readable page of the API: one section for each call, its shapes folded away. No script. */
export function docsPage(document: ApiDocument): string {
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const sections = paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hent API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<h1>Hent API</h1>${document.info.description
    .split('\n\n')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')}<p>Every call under <code>/api/v1</code>, written from the tables the server runs on.
As <a href="/api/docs/openapi.json">OpenAPI 3.1</a>; for tills and stock systems
<a href="/api/docs/system.json">the machine API</a>.</p>${sections.join('\n')}</body></html>`;
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${where}${required ? '' : ', optional'}</td><td><code>${escapeHtml(
        JSON.stringify(schema),
      )}</code></td></tr>`,
  );
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    if ('$ref' in response) return '';
    const { description, content } = response;
    return content === undefined
      ? `<p>${status} ${escapeHtml(description)}</p>`
      : folded(`${status} ${description}`, content);
  });
  const refused = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
  return `<section id="${operation.operationId}"><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.description)}</p>${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}
${operation.requestBody === undefined ? '' : folded('Body', operation.requestBody)}${answers.join('')}<p>Refused with ${refused.join(', ')}.</p></section>`;
}

function folded(title: string, value: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b2a33}
section{border-top:1px solid #d2dcd9;padding:.5rem 0}h2{font-size:1.05rem;margin:.5rem 0}table{border-collapse:collapse}
td{border:1px solid #d2dcd9;padding:.25rem .5rem;vertical-align:top}pre{overflow:auto;background:#f6f5ef;padding:1rem}
summary{cursor:pointer;padding:.4rem 0}code{font-size:.9em;overflow-wrap:anywhere}`;
