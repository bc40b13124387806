/**
 * A copy outside Node's buffer pool, for what is cached. Small buffers and zlib's output are slices of shared 64 kB slabs, and a
 * cached slice keeps its whole slab in memory: a page of 3 kB would hold twenty times its size.
 */
export function unpooledBuffer(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
