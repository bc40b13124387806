/**
 * The same bytes in memory of their own, for what is kept. Small buffers and all that zlib gives lie in slabs of 64 kB, and
 * one of them that is kept keeps its whole slab: a page of 3 kB would hold twenty times what it counts for.
 */
export function unpooledBuffer(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
