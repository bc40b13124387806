import { inertJson } from '#domain/text/inert-json.ts';
import { isHydrating } from '../../browser/startup/hydrated.ts';

export type StructuredValue =
  | string
  | number
  | boolean
  | undefined
  | readonly StructuredValue[]
  | { readonly [key: string]: StructuredValue };

export interface StructuredDataProps {
  /** Worked out where it is written: a page that is hydrated has it already. */
  readonly data: () => { readonly [key: string]: StructuredValue };
}

/** What a page tells machines about itself (schema.org, JSON-LD). A block of data, never run. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = isHydrating() ? '' : inertJson({ '@context': 'https://schema.org', ...data() });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: inert JSON, made right here
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
