import type { CatalogueChange, ListOf } from '../../../ports/catalogue/catalogue-index.ts';
import { type CatalogueDocument, withoutStock } from '../documents/catalogue-document.ts';
import type { Write } from './index-client.ts';

/** What is to be written, and what it touches. Documents that are the same as before are neither. */
export class ChangeLog {
  readonly #articleIds: number[] = [];
  readonly #lists = new Set<ListOf>();
  #stockAlone: boolean;
  #writes: Write[] = [];

  constructor({ stockAlone }: { readonly stockAlone: boolean }) {
    this.#stockAlone = stockAlone;
  }

  /** False: they are the same. */
  note(id: number, old: CatalogueDocument | null, made: CatalogueDocument | null): boolean {
    if (old === null && made === null) return false;
    const ofStock = old !== null && made !== null && same(withoutStock(old), withoutStock(made));
    if (ofStock) return this.noteStock(id, old, made);
    this.#push({ id, document: made }, false);
    this.#addLists(old);
    this.#addLists(made);
    return true;
  }

  /** As `note`, of two that differ by stock alone. */
  noteStock(id: number, old: CatalogueDocument, made: CatalogueDocument): boolean {
    const atSamePlaces = old.v === made.v;
    if (atSamePlaces && same(quantitiesOf(old), quantitiesOf(made))) return false;
    this.#push({ id, document: made }, true);
    // Another quantity is not shown in a list; where there is none any more, or some again, is.
    if (!atSamePlaces) this.#addLists(made);
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

  #push(write: Write, ofStock: boolean): void {
    this.#stockAlone = ofStock && (this.#articleIds.length === 0 || this.#stockAlone);
    this.#articleIds.push(write.id);
    this.#writes.push(write);
  }

  #addLists(document: CatalogueDocument | null): void {
    if (document?.visible !== true) return;
    for (const [field, ids] of listFields(document)) for (const id of ids) this.#lists.add(`${field}:${id}`);
  }
}

/** What lists there are of the article's values. */
function listFields(document: CatalogueDocument) {
  const { main, g2, g3, gender, line, colour, campaign } = document;
  return [
    ['MainGroupID', main],
    ['ArticleGroup2ID', g2],
    ['ArticleGroup3ID', g3],
    ['GenderID', gender],
    ['ProductLineID', line],
    ['ColorGroupID', colour],
    ['CampaignID', campaign],
  ] as const;
}

function quantitiesOf({ record }: CatalogueDocument): unknown {
  return record.variants.map(({ stock }) => stock);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
