import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import type { CampaignLabelData } from './web-campaign.ts';

/** The label as the ERP's JSON text has it; broken text gives none, and the price still counts (ENT-33, DEC-136). */
export function parseLabelData(text: string | null): CampaignLabelData | null {
  const data = parseJson(text);
  if (!isRecord(data) || typeof data.text !== 'string') return null;
  return typeof data.color === 'string' ? { text: data.text, color: data.color } : { text: data.text };
}
