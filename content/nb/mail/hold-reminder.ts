import type { MailText } from '../mail.ts';

export interface ReminderOrder {
  readonly id: number;
  readonly shop: string;
  /** 'torsdag 19. november kl. 20:00' */
  readonly until: string;
  readonly code: string;
  readonly isPaid: boolean;
  /** The customer may have it held for longer. */
  readonly isExtendable: boolean;
  readonly url: string;
}

/** The day before the shop puts the goods back. */
export function holdReminderMail({ id, shop, until, code, isPaid, isExtendable, url }: ReminderOrder): MailText {
  return {
    subject: `Reservasjon nr. ${id} venter på deg i ${shop}`,
    paragraphs: [
      `Varene ligger klare i ${shop}. Vi holder dem av til ${until}. Hentekoden er ${code}.`,
      isPaid ? 'Varene er betalt. Ta med hentekoden.' : 'Ta med hentekoden. Du betaler når du henter.',
      isExtendable
        ? 'Rekker du det ikke? Åpne reservasjonen og trykk «Hold den litt lenger».'
        : 'Rekker du det ikke? Ring butikken.',
    ],
    action: { label: isExtendable ? 'Se reservasjonen, eller hold den litt lenger' : 'Se reservasjonen', url },
  };
}
