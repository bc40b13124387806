import type { BrandVariant } from '#brands/brand.ts';
import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import { type BrandFault, changedBrand } from '#contract/brand/changed-brand.ts';

/** Marks that were brought, as svg, by their file: what stands within pages of the staff's apps and on icons. */
export type BroughtMarks = ReadonlyMap<string, string>;

/**
 * The running brand variant: its files, with what the office has changed over them. Its values are others from one moment to
 * the next, so whoever makes something of them caches it by `edition` (`perEdition`) and not for ever.
 */
export class LiveBrand implements BrandVariant {
  readonly files: BrandVariant;
  #current: BrandVariant;
  #marks: BroughtMarks = new Map();

  constructor(files: BrandVariant) {
    this.files = files;
    this.#current = files;
  }

  /** Gives what is wrong with the changes: then the files stand alone. They were checked when they were made, so the files are others since. */
  change(changes: BrandChanges, edition: number, marks: BroughtMarks): readonly BrandFault[] {
    const made = changedBrand(brandJson(this.files), changes);
    this.#current = made.ok ? { ...this.files, ...made.file, changes, edition } : { ...this.files, edition };
    this.#marks = made.ok ? marks : new Map();
    return made.ok ? [] : made.faults;
  }

  /** A brought drawing in the place of a file; null: the file's own. */
  drawing(file: string): string | null {
    return this.#marks.get(file) ?? null;
  }

  /** As it would be with other changes, for a preview; null where they may not be. */
  changedBy(changes: BrandChanges): BrandVariant | null {
    const made = changedBrand(brandJson(this.files), changes);
    return made.ok ? { ...this.files, ...made.file, changes, edition: this.edition } : null;
  }

  get name() {
    return this.files.name;
  }
  get folders() {
    return this.files.folders;
  }
  get texts() {
    return this.files.texts;
  }
  get home() {
    return this.files.home;
  }
  get basedOn() {
    return this.files.basedOn;
  }
  get changes() {
    return this.#current.changes;
  }
  get edition() {
    return this.#current.edition;
  }
  get displayName() {
    return this.#current.displayName;
  }
  get legalName() {
    return this.#current.legalName;
  }
  get orgNo() {
    return this.#current.orgNo;
  }
  get tagline() {
    return this.#current.tagline;
  }
  get club() {
    return this.#current.club;
  }
  get headerLines() {
    return this.#current.headerLines;
  }
  get features() {
    return this.#current.features;
  }
  get vipps() {
    return this.#current.vipps;
  }
  get menuGenders() {
    return this.#current.menuGenders;
  }
  get menu() {
    return this.#current.menu;
  }
  get contact() {
    return this.#current.contact;
  }
  get logo() {
    return this.#current.logo;
  }
  get theme() {
    return this.#current.theme;
  }
}

/** What is made of a brand variant, made anew when it has become another. */
export function perEdition<T>(brand: BrandVariant, make: () => T): () => T {
  let cached: { readonly edition: number; readonly made: T } | null = null;
  return () => {
    if (cached === null || cached.edition !== brand.edition) cached = { edition: brand.edition, made: make() };
    return cached.made;
  };
}

/** The part of a brand variant that stands in its brand.json. */
export function brandJson({ name, folders, texts, home, changes, edition, ...file }: BrandVariant) {
  return file;
}
