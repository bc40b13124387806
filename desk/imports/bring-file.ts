import { pieceBytes } from '#contract/desk/imports/endpoints.ts';
import { deskApi, deskHeaders } from '#contract/desk/wire.ts';

const attempts = 3;

/** The file in pieces, one after the other; a piece that is lost is sent again. False: it did not get there. */
export async function bringFile(id: number, file: File, onShare: (share: number) => void): Promise<boolean> {
  for (let offset = 0; offset < file.size; offset += pieceBytes) {
    if (!(await sendPiece(id, file.slice(offset, offset + pieceBytes), offset))) return false;
    onShare(Math.min(1, (offset + pieceBytes) / file.size));
  }
  return true;
}

async function sendPiece(id: number, piece: Blob, offset: number): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const response = await fetch(`${deskApi}/uploads/${id}/pieces/${offset}`, {
        method: 'POST',
        headers: { [deskHeaders.own]: '1', 'Content-Type': 'application/octet-stream' },
        body: piece,
        cache: 'no-store',
      });
      if (response.ok) return true;
      if (response.status < 500) return false;
    } catch {
      // The line: once more.
    }
  }
  return false;
}
