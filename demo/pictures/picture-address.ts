import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureDescription } from '#server/ports/content/pictures.ts';

/** Part of every address: raised when the drawings themselves change, so that no browser shows an old picture from its cache. */
const drawingsVersion = 1;
const signatureLength = 12;

/** Smaller as the drawing they are; the newspaper's letters are the reader's own fonts besides. */
const sentAsSvg: ReadonlySet<PictureDescription['kind']> = new Set(['drawing', 'newspaper', 'pallet']);

/**
 * Addresses that say by themselves what is on the picture, so that every process can draw it, also after a restart. Each is
 * signed: what the shop has never described is not drawn, and nobody can make it draw without end.
 */
export class PictureAddresses {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Below /bilder/, without width and ending: 'ting/WzEsImRyYXdpbmci…~signature'. */
  of(picture: PictureDescription): string {
    const said = Buffer.from(JSON.stringify([drawingsVersion, ...asList(picture)])).toString('base64url');
    return `${sentAsSvg.has(picture.kind) ? 'ting' : 'tegning'}/${said}~${this.#sign(said)}`;
  }

  /** Null when it is not one of ours. */
  read(address: string): PictureDescription | null {
    const said = address.slice(address.indexOf('/') + 1, address.lastIndexOf('~'));
    const signature = Buffer.from(address.slice(address.lastIndexOf('~') + 1));
    const ours = Buffer.from(this.#sign(said));
    if (signature.length !== ours.length || !timingSafeEqual(signature, ours)) return null;
    const [, ...list] = JSON.parse(Buffer.from(said, 'base64url').toString()) as unknown[];
    const picture = fromList(list.map((value) => value ?? undefined));
    // One picture, one address: the folder is not signed.
    return this.of(picture) === address ? picture : null;
  }

  #sign(said: string): string {
    return createHmac('sha256', this.#secret).update(said).digest('base64url').slice(0, signatureLength);
  }
}

/** The names of the fields take more room than what is in them. */
function asList(picture: PictureDescription): unknown[] {
  switch (picture.kind) {
    case 'drawing':
      return without(
        [picture.kind, picture.type, picture.seed, picture.color, picture.accent],
        [picture.variant, picture.cut, picture.view],
      );
    case 'scene':
      return without(
        [picture.kind, picture.name, picture.palette, picture.width, picture.height],
        [picture.seed, picture.at],
      );
    default:
      return [picture.kind, picture.brand];
  }
}

/** What is not said at the end is left out. */
function without(said: readonly unknown[], maybe: readonly unknown[]): unknown[] {
  return [...said, ...maybe.slice(0, maybe.findLastIndex((value) => value !== undefined) + 1)];
}

function fromList([kind, ...list]: readonly unknown[]): PictureDescription {
  if (kind === 'drawing') {
    const [type, seed, color, accent, variant, cut, view] = list;
    return { kind, type, seed, color, accent, variant, cut, view } as PictureDescription;
  }
  if (kind === 'scene') {
    const [name, palette, width, height, seed, at] = list;
    return { kind, name, palette, width, height, seed, at } as PictureDescription;
  }
  return { kind, brand: list[0] } as PictureDescription;
}
