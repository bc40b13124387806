import { createHmac } from 'node:crypto';
import type { ClubCard } from '#server/ports/customer/club-card.ts';
import { qrSvg } from './qr-code.ts';

const signatureLength = 10;

/** A till that has the key checks a card by signing the same id; nobody else can make one (DEC-119). */
export function signedClubCard(key: string): ClubCard {
  return {
    codeOf: (customerId) => {
      const name = `K${customerId}`;
      return `${name}.${createHmac('sha256', key).update(name).digest('base64url').slice(0, signatureLength)}`;
    },
    drawing: qrSvg,
  };
}
