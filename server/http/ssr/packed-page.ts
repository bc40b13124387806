import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import { type AnswerPiece, joinedPieces } from '../cache/raw-answer.ts';
import { unpooledBuffer } from '../cache/unpooled-buffer.ts';
import { joinChecksums, overLength, type PackedText, packText } from './packed-text.ts';

/** A page from its first byte to its last. */
export interface PageText {
  readonly lead: string;
  /** The part that all pages of these screens share, compressed once for all of them. */
  readonly frame: PackedText;
  readonly tail: string;
}

/**
 * A cached page as one gzip stream. It lies in three pieces, since the frame is shared with other pages. Between the first two
 * may stand what is the visitor's own, as a stored deflate block: joining the checksums costs microseconds. Most pages are
 * asked for once, so they are compressed quickly at first; one that is asked for again is compressed better meanwhile.
 */
export class PackedPage {
  /**
   * ETag of the page's text for everyone. Told by its bytes as they are packed at first, a seventh of the text; they are packed
   * better later and the text stays, so it is a weak one.
   */
  readonly etag: string;
  /** Bytes of memory that this page alone takes. */
  readonly size: number;
  /** The stream's beginning, each byte a character: it leaves together with the head of the answer and the visitor's own part. */
  readonly #lead: Omit<PackedText, 'bytes'> & { readonly bytes: string };
  readonly #frame: Buffer;
  /** Checksum and length of frame and tail together. */
  readonly #rest: Pick<PackedText, 'checksum' | 'length'>;
  readonly #trailer: Buffer;
  #tail: Buffer;
  /** Checksum of all but the visitor's own part, once the page is asked for often. */
  #around:
    | { readonly ownLength: number; readonly overRest: (checksum: number) => number; readonly sum: number }
    | undefined;
  #hits = 0;
  #brotli: Buffer | null = null;
  #brotliHits = 0;

  constructor({ lead, frame, tail }: PageText) {
    const first = packText(lead, { level: quick, isLast: false });
    const last = packText(tail, { level: quick, isLast: true });
    this.#lead = { ...first, bytes: gzipHeader + first.bytes.toString('latin1') };
    this.#frame = frame.bytes;
    this.#tail = last.bytes;
    this.#rest = {
      checksum: joinChecksums(frame.checksum, last.checksum, last.length),
      length: frame.length + last.length,
    };
    this.#trailer = this.#trailerAfter(first);
    this.size = this.#lead.bytes.length + this.#tail.length;
    this.etag = `W/"${createHash('sha1').update(first.bytes).update(`${frame.checksum} `).update(last.bytes).digest('base64url')}"`;
  }

  /** For the rare client that takes no gzip. */
  plain(own = ''): Buffer {
    return zlib.gunzipSync(joinedPieces(this.gzip(own)));
  }

  /**
   * The same for everyone, in one piece and about a fifth smaller than by gzip; null until it has been asked for a few times and
   * is ready. Nothing can be put between its parts, so what is the visitor's own cannot stand in it.
   */
  brotli(): Buffer | null {
    this.#brotliHits += 1;
    if (this.#brotliHits === hitsToImprove) void this.#makeBrotli();
    return this.#brotli;
  }

  /** In pieces, sent as they lie here; `own` stands between lead and frame. */
  gzip(own = ''): readonly AnswerPiece[] {
    this.#hits += 1;
    if (this.#hits === hitsToImprove) void this.#improve();
    if (own === '') return [this.#lead.bytes, this.#frame, this.#tail, this.#trailer];
    const trailer = this.#trailerWith(zlib.crc32(own), own.length);
    return [this.#lead.bytes + storedHeader(own.length) + own, this.#frame, this.#tail, trailer];
  }

  /** Every visitor's own part is of one length, so most of the sum is the same for all of them. */
  #trailerWith(own: number, ownLength: number): Buffer {
    const length = this.#lead.length + ownLength;
    if (this.#hits < hitsToImprove)
      return this.#trailerAfter({ checksum: joinChecksums(this.#lead.checksum, own, ownLength), length });
    if (this.#around?.ownLength !== ownLength) {
      const overRest = overLength(this.#rest.length);
      const lead = overRest(overLength(ownLength)(this.#lead.checksum));
      this.#around = { ownLength, overRest, sum: lead ^ this.#rest.checksum };
    }
    const trailer = Buffer.allocUnsafe(8);
    trailer.writeUInt32LE((this.#around.sum ^ this.#around.overRest(own)) >>> 0);
    trailer.writeUInt32LE(length + this.#rest.length, 4);
    return trailer;
  }

  #trailerAfter({ checksum, length }: Pick<PackedText, 'checksum' | 'length'>): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(joinChecksums(checksum, this.#rest.checksum, this.#rest.length));
    trailer.writeUInt32LE(length + this.#rest.length, 4);
    return trailer;
  }

  async #makeBrotli(): Promise<void> {
    this.#brotli = await oneAtATime(async () =>
      unpooledBuffer(await compress(await gunzip(joinedPieces(this.gzip())))),
    );
  }

  /** The tail is nearly all that a page has for itself. */
  async #improve(): Promise<void> {
    const tail = this.#tail;
    const better = await oneAtATime(async () => deflate(await inflate(tail), { level: best }));
    this.#tail = unpooledBuffer(better);
  }
}

const gzipHeader = String.fromCharCode(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3);

/** Header of a stored deflate block that is not the last one: its kind, its length, and the complement of its length. */
function storedHeader(length: number): string {
  return String.fromCharCode(0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);
}

const quick = 1;
const best = 9;
/** Requests after which a page is compressed again, smaller: it is asked for often enough to pay for it. */
const hitsToImprove = 3;
const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);
const inflate = promisify<Buffer, Buffer>(zlib.inflateRaw);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);
const compress = (bytes: Buffer) => brotliCompress(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
const brotliCompress = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const oneAtATime = pLimit(1);
