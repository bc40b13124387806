import { useState } from 'react';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import { meaningOf } from '../scan/meaning.ts';
import { buzz } from '../sound/knock.ts';
import { announce, announceError } from '../state/announce.ts';
import { isOnline } from '../state/connection.ts';
import { ask } from '../state/read.ts';
import { openScanned } from '../state/search.ts';
import { shopId } from '../state/session.ts';
import { afterScan, type PickLine } from './pick-lines.ts';

export interface ScanSaid {
  readonly tone: 'ok' | 'err';
  readonly title: string;
  readonly text: string;
}

export interface GoodsScans {
  readonly said: ScanSaid | null;
  readonly scan: (text: string) => void;
}

/** Goods that are scanned while picking: one more, all there already, or not of this order. */
export function useGoodsScans(
  lines: readonly PickLine[],
  put: (line: PickLine) => void,
  onPlace: (place: string) => void,
): GoodsScans {
  const [said, setSaid] = useState<ScanSaid | null>(null);
  const good = (title: string, more: string) => {
    setSaid({ tone: 'ok', title, text: more });
    announce(`${title}. ${more}`);
  };
  const bad = (title: string) => {
    buzz();
    setSaid({ tone: 'err', title, text: '' });
    announceError(title);
  };
  const scan = (read: string) => {
    const scanned = meaningOf(read);
    if (scanned.kind === 'place') return onPlace(scanned.place);
    const ean = scanned.kind === 'ean' ? scanned.ean : read;
    const outcome = afterScan(lines, ean);
    if (outcome.kind === 'foreign') {
      if (scanned.kind !== 'ean') return void openScanned(read);
      bad(text.notInOrderUnknown(ean));
      if (isOnline())
        void nameOf(ean).then(
          (name) => name !== null && setSaid({ tone: 'err', title: text.notInOrder(name), text: '' }),
        );
      return;
    }
    const { line } = outcome;
    const title = [line.name, line.size].filter((part) => part !== null).join(', ');
    if (outcome.kind === 'full') return bad(`${title}. ${text.hasAll(line.count)}`);
    put(line);
    good(title, line.count > 1 ? text.scannedOf(line.picked, line.count) : text.scannedNow);
  };
  return { said, scan };
}

async function nameOf(ean: string): Promise<string | null> {
  const answer = await ask('stock', { params: { shop: shopId(), ean } });
  return answer.kind === 'done' ? answer.value.name : null;
}
