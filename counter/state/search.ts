import { atom } from 'nanostores';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterGoneWrong, counterRefusalText } from '#content/nb/counter/refusals.ts';
import type { Found } from '#contract/counter/records.ts';
import { goTo } from '../routing/route.ts';
import { meaningOf } from '../scan/meaning.ts';
import { isOnline } from './connection.ts';
import { tellError } from './notice.ts';
import { storeProof } from './proof.ts';
import { queue } from './queue.ts';
import { ask } from './read.ts';
import { onWipe, shopId } from './session.ts';

export interface SearchState {
  readonly query: string;
  readonly found: Found | null;
}

/** What was looked for last, and what came of it. */
export const search = atom<SearchState | null>(null);

onWipe(() => search.set(null));

/** What a scan means where a screen has nothing nearer to do with it: one order is opened, several are listed. */
export async function openScanned(text: string): Promise<void> {
  const scanned = meaningOf(text);
  if (scanned.kind === 'place') {
    const row = queue.get()?.rows.find(({ place }) => place === scanned.place);
    if (row !== undefined) return goTo({ screen: 'hand-out', id: row.id });
  }
  const found = await find(scanned.kind === 'order' ? String(scanned.id) : text);
  if (found === null) return;
  const [only, second] = found.orders;
  if (only === undefined || second !== undefined || found.article !== null) {
    return goTo({ screen: 'look-up' });
  }
  openFound(only, text);
}

export function openFound({ id, by, stage, picker }: Found['orders'][number], text: string): void {
  const scanned = meaningOf(text);
  if (by === 'code') storeProof(id, { kind: 'code', code: text.trim().toUpperCase() });
  if (by === 'receipt') storeProof(id, { kind: 'receipt', token: scanned.kind === 'receipt' ? scanned.token : text });
  if (by === 'card') storeProof(id, { kind: 'card', card: text.trim() });
  if (by === 'code' || by === 'receipt' || stage === 'ready') goTo({ screen: 'hand-out', id });
  else if (stage === 'picking' && picker !== null) goTo({ screen: 'pick', ids: [id] });
  else goTo({ screen: 'order', id });
}

/** Null: there is no answer, and the clerk has been told why. */
export async function find(query: string): Promise<Found | null> {
  if (!isOnline()) {
    tellError(counterFrameText.needsLine);
    return null;
  }
  search.set({ query, found: null });
  const answer = await ask('find', { params: { shop: shopId() }, query: { q: query } });
  if (answer.kind === 'done') {
    search.set({ query, found: answer.value });
    return answer.value;
  }
  search.set(null);
  const code = answer.kind === 'refused' ? answer.refusal.code : null;
  tellError(code === null ? counterGoneWrong : counterRefusalText[code]);
  return null;
}
