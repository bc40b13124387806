import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrandAnswers, makeBrand } from '../scripts/brand/make-brand.ts';

export const fourthBrand: BrandAnswers = {
  displayName: 'Fjellgård Sport',
  legalName: 'Fjellgård Sport AS',
  orgNo: '900000058',
  email: 'post@fjellgard.example',
  phone: '15 55 40 40',
  address: 'Fjellveien 1, 5003 Bergen',
  color: '#2f6b3c',
  accent: '#e0a526',
  display: 'schibsted-grotesk',
  body: 'figtree',
  shape: 'soft',
  headerLines: 2,
  logo: null,
};

/** A folder of a chain's own, with one brand variant as the command makes it; gives BRANDS_DIR, which its caller removes. */
export async function fourthBrandFolder(parent = tmpdir()): Promise<string> {
  const place = await mkdtemp(path.join(parent, 'hent-brands-'));
  await makeBrand(place, 'fjellgard', fourthBrand);
  return place;
}
