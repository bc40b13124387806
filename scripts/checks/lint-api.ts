import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { withContact } from '#server/http/docs/api-frame.ts';
import { openApiDocument } from '#server/http/docs/openapi.ts';
import { systemOpenApiDocument } from '#server/http/docs/system-openapi.ts';

/** Both descriptions before the two linters that people who build clients use; every complaint ends it with 1. */
const contact = { name: 'Nordvarde', email: 'hei@nordvarde.example', url: 'https://nordvarde.example' };
const documents = {
  'openapi.json': withContact(openApiDocument(), contact),
  'system.json': withContact(systemOpenApiDocument(), contact),
};

const config = await createConfig({ extends: ['recommended-strict'] });
const spectral = new spectralCore.Spectral();
// The two packages type a ruleset each in its own way.
spectral.setRuleset({ extends: [[spectralRulesets.oas as unknown as RulesetDefinition, 'all']] });

const complaints: string[] = [];
for (const [name, document] of Object.entries(documents)) {
  const source = JSON.stringify(document);
  for (const { ruleId, message, location } of await lintFromString({ source, config, absoluteRef: name }))
    complaints.push(`${name} redocly ${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`);
  for (const { code, message, path } of await spectral.run(source))
    complaints.push(`${name} spectral ${code}: ${message} at ${path.join('.')}`);
}
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
