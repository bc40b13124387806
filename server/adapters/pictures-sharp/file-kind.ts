export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg' | 'gif' | 'unknown';

/** What a file is by its first bytes; its name may say anything. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512));
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.slice(4, 8) === 'ftyp') return isoKind(text.slice(8, Math.max(8, Math.min(head.readUInt32BE(0), 512))));
  // A byte order mark, a heading and comments may stand before it; UTF-16 has a zero beside each sign.
  return /<(svg|!DOCTYPE svg|\?xml)/i.test(text.replaceAll('\0', '')) ? 'svg' : 'unknown';
}

/** The brands an ISO file names; AVIF's may stand behind a general one. */
function isoKind(brands: string): FileKind {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'unknown';
}
