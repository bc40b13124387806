import type { CatalogueChange, ListOf } from '../../../ports/catalogue/catalogue-index.ts';
import { listsWithArticle } from '../../catalogue-shared/lists-with-article.ts';
import { type CatalogueDocument, withoutStock } from '../documents/catalogue-document.ts';
import type { KnownValues } from '../documents/known-values.ts';
import { readArticleDetail } from '../documents/read-record.ts';
import type { Write } from './index-client.ts';

/** What is to be written, and what it touches. Documents that are the same as before are neither. */
export class ChangeLog {
  readonly #known: KnownValues;
  readonly #was: number;
  readonly #now: number;
  readonly #articleIds: number[] = [];
  readonly #lists = new Set<ListOf>();
  #stockAlone: boolean;
  #writes: Write[] = [];

  /** The old documents' prices hold for `was`, those of the new ones for `now`. */
  constructor(known: KnownValues, { was, now, stockAlone }: { was: number; now: number; stockAlone: boolean }) {
    this.#known = known;
    this.#was = was;
    this.#now = now;
    this.#stockAlone = stockAlone;
  }

  /** False: they are the same. */
  note(id: number, old: CatalogueDocument | null, made: CatalogueDocument | null): boolean {
    if (old === null && made === null) return false;
    const ofStock = old !== null && made !== null && same(withoutStock(old), withoutStock(made));
    const atSamePlaces = ofStock && same([old.shop, old.v], [made.shop, made.v]);
    if (atSamePlaces && same(quantitiesOf(old), quantitiesOf(made))) return false;
    const isFirst = this.#articleIds.length === 0;
    this.#stockAlone = ofStock && (isFirst || this.#stockAlone);
    this.#articleIds.push(id);
    this.#writes.push({ id, document: made });
    // Another quantity is not shown in a list; where there is none any more, or some again, is.
    if (atSamePlaces) return true;
    this.#add(old, this.#was);
    this.#add(made, this.#now);
    return true;
  }

  /** Written though nothing is another: so that it carries this writer's version. */
  claim(write: Write): void {
    this.#writes.push(write);
  }

  /** What is still to be written, each once. */
  drain(): Write[] {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }

  get pending(): number {
    return this.#writes.length;
  }

  toChange(): CatalogueChange {
    return { articleIds: this.#articleIds, lists: [...this.#lists], stockAlone: this.#stockAlone };
  }

  #add(document: CatalogueDocument | null, now: number): void {
    if (document === null) return;
    for (const list of listsWithArticle(readArticleDetail(document.record, this.#known, now))) this.#lists.add(list);
  }
}

function quantitiesOf({ record }: CatalogueDocument): unknown {
  return record.variants.map(({ stock }) => stock);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
