import type { MailText } from '../mail.ts';

export interface CaptureDeadline {
  readonly id: number;
  readonly shop: string;
  readonly total: string;
  /** 'onsdag 18. november kl. 11:30' */
  readonly until: string;
}

/** To the chain itself; it names no customer. */
export function captureDeadlineMail({ id, shop, total, until }: CaptureDeadline): MailText {
  return {
    subject: `Ordre ${id}: betalingen må trekkes innen ${until}`,
    paragraphs: [
      `Ordre ${id} på ${total} i ${shop} er betalt med Vipps, men ikke utlevert eller sendt. Vipps garanterer beløpet til ${until}.`,
      'Lever ut eller send varene før det, så trekkes beløpet. Etter fristen kan trekket bli avvist. Da må kunden betale på nytt.',
    ],
  };
}
