import type { RejectReason } from '#domain/review/review-flags.ts';
import type { MailText } from '../mail.ts';

interface About {
  readonly article: string;
  readonly chain: string;
  readonly url: string;
}

export function reviewAnsweredMail({ article, chain, url }: About, reply: string): MailText {
  return {
    subject: `${chain} har svart på omtalen din av ${article}`,
    paragraphs: [`Takk for omtalen av ${article}. Svaret vårt står under den:`, reply],
    action: { label: 'Se omtalen', url },
  };
}

const reasons: Readonly<Record<RejectReason, string>> = {
  'off-topic': 'Den handler ikke om varen.',
  'personal-data': 'Den har personopplysninger, som navn, telefonnummer eller adresse.',
  advertising: 'Den er reklame for noe annet.',
  hateful: 'Den er hatefull.',
};

export function reviewRejectedMail({ article, url }: About, reason: RejectReason): MailText {
  return {
    subject: `Omtalen din av ${article} er ikke publisert`,
    paragraphs: [
      `Vi har lest omtalen din av ${article} og viser den ikke. ${reasons[reason]}`,
      'Du kan gjerne skrive en ny. Hvor mange stjerner du gir, har ingenting å si.',
    ],
    action: { label: 'Skriv en ny omtale', url },
  };
}
