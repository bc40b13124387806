import type { CatalogueFilter } from '../../../ports/catalogue/catalogue-index.ts';
import { boundsOf, passes } from '../../catalogue-shared/filter-bounds.ts';
import { checked } from '../../catalogue-shared/structures/checked.ts';
import type { Dimension } from '../columns/dimension.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Bits, clearBit, emptyBits, fullBits, setBit, subtract } from '../structures/bit-set.ts';

/** The documents that pass one filter, as a set of the caller's own. */
export function filterBits(snapshot: Snapshot, filter: CatalogueFilter): Bits {
  switch (filter.field) {
    case 'GrossPrice':
      return priceBits(snapshot, filter);
    case 'ArticleID':
      return articleBits(snapshot, filter);
    case 'Availability':
      return columnBits(snapshot.availability, filter);
    case 'AvailableShopID':
      return dimensionBits(snapshot.shops, filter, snapshot.articles.capacity);
    case 'CampaignID':
      return dimensionBits(snapshot.prices.campaignDimension, filter, snapshot.articles.capacity);
    default:
      return dimensionBits(snapshot.dimensions[filter.field], filter, snapshot.articles.capacity);
  }
}

/** A field with several values passes when one of them does; `not_in` when none of them is listed. */
function dimensionBits(dimension: Dimension, filter: CatalogueFilter, docCount: number): Bits {
  const bits = emptyBits(docCount);
  if (filter.op === 'in' || filter.op === 'not_in') {
    for (const id of new Set(filter.values)) {
      const ordinal = dimension.ordinalOf(id);
      if (ordinal !== -1) dimension.addTo(bits, ordinal);
    }
    return filter.op === 'in' ? bits : complement(bits, docCount);
  }
  const pass = passes(filter);
  dimension.valueIds.forEach((id, ordinal) => {
    if (pass(id)) dimension.addTo(bits, ordinal);
  });
  return bits;
}

/**
 * A narrow range is read off the price order, so that its cost is that of its own articles; so is one that leaves out few. Any other
 * is read off the column.
 */
function priceBits(snapshot: Snapshot, filter: CatalogueFilter): Bits {
  const { gross, order } = snapshot.prices;
  if (filter.op === 'in' || filter.op === 'not_in') return columnBits(gross, filter);
  const { low, high } = boundsOf(filter);
  const { docs } = order.asc;
  const start = firstAtLeast(low, gross, docs);
  const end = firstAtLeast(Math.floor(high) + 1, gross, docs);
  const few = gross.length / 16;
  if (end - start <= few) {
    const bits = emptyBits(gross.length);
    for (let at = start; at < end; at++) setBit(bits, checked(docs[at]));
    return bits;
  }
  if (start + docs.length - end > few) return columnBits(gross, filter);
  const bits = fullBits(gross.length);
  for (let at = 0; at < start; at++) clearBit(bits, checked(docs[at]));
  for (let at = end; at < docs.length; at++) clearBit(bits, checked(docs[at]));
  return bits;
}

function articleBits({ articles }: Snapshot, filter: CatalogueFilter): Bits {
  if (filter.op !== 'in' && filter.op !== 'not_in' && filter.op !== 'eq') return columnBits(articles.ids, filter);
  const bits = emptyBits(articles.capacity);
  for (const id of 'values' in filter ? filter.values : [filter.value]) {
    const doc = articles.docById.find(id);
    if (doc !== -1) setBit(bits, doc);
  }
  return filter.op === 'not_in' ? complement(bits, articles.capacity) : bits;
}

function columnBits(column: Int32Array | Uint16Array, filter: CatalogueFilter): Bits {
  if (filter.op !== 'in' && filter.op !== 'not_in') return rangeBits(column, boundsOf(filter));
  const bits = emptyBits(column.length);
  const pass = passes(filter);
  for (let doc = 0; doc < column.length; doc++) if (pass(checked(column[doc]))) setBit(bits, doc);
  return bits;
}

/** A word of bits at a time: a wide range over a large catalogue is the most that a filter can ask for. */
function rangeBits(column: Int32Array | Uint16Array, { low, high }: { low: number; high: number }): Bits {
  const bits = emptyBits(column.length);
  for (let at = 0; at < bits.length; at++) {
    const start = at << 5;
    const end = Math.min(start + 32, column.length);
    let word = 0;
    for (let doc = start; doc < end; doc++) {
      const value = checked(column[doc]);
      if (value >= low && value <= high) word |= 1 << (doc - start);
    }
    bits[at] = word;
  }
  return bits;
}

function firstAtLeast(price: number, gross: Int32Array, docs: Uint32Array): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (checked(gross[checked(docs[middle])]) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

function complement(bits: Bits, size: number): Bits {
  const rest = fullBits(size);
  subtract(rest, bits);
  return rest;
}
