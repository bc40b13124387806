import { escapeHtml } from '#domain/text/escape-html.ts';
import type { ApiDocument } from './api-frame.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: unknown; example?: unknown } } };
  /** A refusal is one of the document's, by its address. */
  readonly responses: Record<string, { description: string; content?: unknown } | { $ref: string }>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: unknown;
}

/** A readable page of the API: its calls by what they are about, their shapes folded away. No script. */
export function docsPage(document: ApiDocument): string {
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const calls = paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const sections = own.map(({ path, method, operation }) => section(path, method, operation));
    return `<h2 id="${name}">${name}</h2><p>${escapeHtml(description)}</p>${sections.join('\n')}`;
  });
  const intro = document.info.description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`);
  const links = document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hent API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<h1>Hent API</h1>${intro.join('')}<p>Every call under <code>/api/v1</code>, written from the tables the server runs on.
As <a href="/api/docs/openapi.json">OpenAPI 3.1</a>; for tills and stock systems
<a href="/api/docs/system.json">the machine API</a>.</p><nav>${links.join(' ')}</nav>${parts.join('\n')}</body></html>`;
}

function section(path: string, method: string, operation: Operation): string {
  const { operationId, description, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: where, required, description: says, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${where}${required ? '' : ', optional'}</td><td>${escapeHtml(
        says,
      )}<br><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const body = requestBody?.content['application/json'];
  const answers = Object.entries(responses).map(([status, response]) => {
    if ('$ref' in response) return '';
    return response.content === undefined
      ? `<p>${status} ${escapeHtml(response.description)}</p>`
      : folded(`${status} ${response.description}`, response.content);
  });
  const refused = Object.keys(responses).filter((status) => Number(status) >= 400);
  return `<section id="${operationId}"><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(description)}</p>${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${body === undefined ? '' : folded('Example of a body', body.example) + folded('Body', body.schema)}${answers.join('')}<p>Refused with ${refused.join(', ')}.</p></section>`;
}

function folded(title: string, value: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b2a33}
section{border-top:1px solid #d2dcd9;padding:.5rem 0}h2{margin:2.5rem 0 .5rem}h3{font-size:1.05rem;margin:.5rem 0}nav{line-height:2}nav a{margin-right:.8rem}table{border-collapse:collapse}
td{border:1px solid #d2dcd9;padding:.25rem .5rem;vertical-align:top}pre{overflow:auto;background:#f6f5ef;padding:1rem}
summary{cursor:pointer;padding:.4rem 0}code{font-size:.9em}td:last-child code,h3 code{overflow-wrap:anywhere}`;
