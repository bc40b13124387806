import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';
import { unpooledBuffer } from '../cache/unpooled-buffer.ts';
import { joinChecksums, type PackedText, packText } from './packed-text.ts';

/** A page from its first byte to its last. */
export interface PageText {
  readonly lead: string;
  /** What every page of these screens has alike, packed once for all of them. */
  readonly frame: PackedText;
  readonly tail: string;
}

/**
 * A cached page as one gzip stream, the same bytes for every visitor. It lies in three pieces, since the frame is shared with
 * other pages. Most pages are asked for once, so they are compressed quickly at first; one that is asked for again is
 * compressed better meanwhile.
 */
export class PackedPage {
  /** Of what it says, not of how well it is packed: so it is a weak one. */
  readonly etag: string;
  /** What is held in memory for it alone. */
  readonly size: number;
  #pieces: readonly [Buffer, Buffer, Buffer];
  #hits = 0;

  constructor({ lead, frame, tail }: PageText) {
    const first = packText(lead, { level: quick, isLast: false });
    const last = packText(tail, { level: quick, isLast: true });
    const beforeTail = joinChecksums(first.checksum, frame.checksum, frame.length);
    const trailer = Buffer.allocUnsafe(trailerLength);
    trailer.writeUInt32LE(joinChecksums(beforeTail, last.checksum, last.length));
    trailer.writeUInt32LE(first.length + frame.length + last.length, 4);
    this.#pieces = [joined(gzipHeader, first.bytes), frame.bytes, joined(last.bytes, trailer)];
    this.size = this.#pieces[0].length + this.#pieces[2].length;
    this.etag = `W/"${createHash('sha1').update(lead).update(`${frame.checksum} `).update(tail).digest('base64url')}"`;
  }

  /** For the rare client that takes no gzip. */
  plain(): Buffer {
    return zlib.gunzipSync(Buffer.concat(this.#pieces));
  }

  /** In pieces, sent as they lie here. */
  gzip(): readonly Buffer[] {
    this.#hits += 1;
    if (this.#hits === hitsToImprove) void this.#improve();
    return this.#pieces;
  }

  /** The tail is nearly all that a page has for itself. */
  async #improve(): Promise<void> {
    const [lead, frame, tail] = this.#pieces;
    const [bytes, trailer] = [tail.subarray(0, -trailerLength), tail.subarray(-trailerLength)];
    const better = await oneAtATime(async () => deflate(await inflate(bytes), { level: best }));
    this.#pieces = [lead, frame, joined(better, trailer)];
  }
}

function joined(first: Buffer, second: Buffer): Buffer {
  return unpooledBuffer(Buffer.concat([first, second]));
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** Checksum and length of the text. */
const trailerLength = 8;
const quick = 3;
const best = 9;
/** The first one who asks, the next, and one more: it is not the only one of its kind. */
const hitsToImprove = 3;
const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);
const inflate = promisify<Buffer, Buffer>(zlib.inflateRaw);
const oneAtATime = pLimit(1);
