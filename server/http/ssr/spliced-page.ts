import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import { unpooledBuffer } from '../cache/unpooled-buffer.ts';
import { joinChecksums, type PackedText, packText } from './packed-text.ts';

/** A page from its first byte to its last, with a gap of a fixed length between frame and tail. */
export interface PageText {
  readonly lead: string;
  /** What every page of these screens has alike, packed once for all of them. */
  readonly frame: PackedText;
  readonly tail: string;
  readonly gapLength: number;
}

/**
 * A cached page with a gap for what is the visitor's own (token and nonce). Its parts are compressed when it is made; a hit puts
 * the gap's bytes between them as a stored deflate block and joins the checksums, which costs microseconds. Most pages are
 * asked for once, so they are compressed quickly at first; one that is asked for again is compressed better meanwhile.
 */
export class SplicedPage {
  readonly #lead: PackedText;
  readonly #frame: PackedText;
  readonly #gapLength: number;
  /** Checksum and length of all that comes before the gap. */
  readonly #checksum: number;
  readonly #length: number;
  #tail: PackedText;
  #hits = 0;

  constructor({ lead, frame, tail, gapLength }: PageText) {
    this.#lead = packText(lead, { level: quick, isLast: false });
    this.#frame = frame;
    this.#tail = packText(tail, { level: quick, isLast: true });
    this.#gapLength = gapLength;
    this.#checksum = joinChecksums(this.#lead.checksum, frame.checksum, frame.length);
    this.#length = this.#lead.length + frame.length;
  }

  /** What is held in memory for it alone. */
  get size(): number {
    return this.#lead.bytes.length + this.#tail.bytes.length;
  }

  /** For the rare client that takes no gzip. */
  plain(gap: string): Buffer {
    return zlib.gunzipSync(Buffer.concat(this.gzip(gap)));
  }

  /** In pieces: those that are cached are sent as they lie there. */
  gzip(gap: string): readonly Buffer[] {
    if (gap.length !== this.#gapLength) throw new Error(`gap of ${gap.length} bytes, ${this.#gapLength} expected`);
    this.#hits += 1;
    if (this.#hits === hitsToImprove) void this.#improve();
    const between = Buffer.allocUnsafe(storedHeader + gap.length);
    between[0] = 0; // a stored block, not the last one
    between.writeUInt16LE(gap.length, 1);
    between.writeUInt16LE(~gap.length & 0xffff, 3);
    between.write(gap, storedHeader, 'latin1');
    const beforeTail = joinChecksums(this.#checksum, zlib.crc32(between.subarray(storedHeader)), gap.length);
    const trailer = Buffer.allocUnsafe(8);
    trailer.writeUInt32LE(joinChecksums(beforeTail, this.#tail.checksum, this.#tail.length));
    trailer.writeUInt32LE(this.#length + gap.length + this.#tail.length, 4);
    return [gzipHeader, this.#lead.bytes, this.#frame.bytes, between, this.#tail.bytes, trailer];
  }

  /** The tail is nearly all that a page has for itself. */
  async #improve(): Promise<void> {
    const { bytes } = this.#tail;
    const better = await oneAtATime(async () => deflate(await inflate(bytes), { level: best }));
    this.#tail = { ...this.#tail, bytes: unpooledBuffer(better) };
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** Of a stored block: its kind, its length, and its length again. */
const storedHeader = 5;
const quick = 3;
const best = 9;
/** The first one who asks, the next, and one more: it is not the only one of its kind. */
const hitsToImprove = 3;
const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);
const inflate = promisify<Buffer, Buffer>(zlib.inflateRaw);
const oneAtATime = pLimit(1);
