import { createHash, createHmac, randomInt } from 'node:crypto';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';
import type { OrderSecrets } from '#server/ports/checkout/order-secrets.ts';

const pickupLetters = 'ACDEFHJKLMNPRTUVWXY3479';

export function orderSecrets(key: string): OrderSecrets {
  const mac = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}:${text}`).digest();
  const receiptToken = (id: number) => mac('receipt', String(id)).toString('base64url');
  const callbackToken = (id: string) => mac('payment-callback', id).toString('base64url');
  const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    receiptToken,
    // The hash keeps old links working when the key has been changed.
    opensReceipt: ({ id, receiptHash }, token) =>
      timingSafeEqualText(fingerprint(token), receiptHash) || timingSafeEqualText(token, receiptToken(id)),
    pickupCode: (id) => [...mac('pickup', String(id)).subarray(0, 5)].map(pickupLetter).join(''),
    newPaymentId,
    callbackToken,
    isCallbackToken: (id, token) => timingSafeEqualText(token, callbackToken(id)),
    fingerprint,
  };
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 21;

/** 125 bits, in letters and digits alone: Vipps takes no underscore in a reference, Qliro no more than 25 characters. */
function newPaymentId(): string {
  return Array.from({ length: idLength }, () => idLetters.charAt(randomInt(idLetters.length))).join('');
}

function pickupLetter(byte: number): string {
  return pickupLetters.charAt(byte % pickupLetters.length);
}
