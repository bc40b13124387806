/** Text messages about an order. Each fits in one message of 160 signs with names of ordinary length; content/nb/sms.test.ts counts. */
export interface SmsOrder {
  readonly brand: string;
  readonly id: number;
  readonly shop: string;
}

interface ReadyOrder extends SmsOrder {
  readonly code: string;
  /** 'tor. 19. nov. kl. 20:00' */
  readonly until: string;
  /** '10-20'; null: closed on the day it is sent, or not known. */
  readonly openToday: string | null;
  readonly needsId: boolean;
}

export function readySms({ brand, id, shop, code, until, openToday, needsId }: ReadyOrder): string {
  const open = openToday === null ? '' : ` Åpent i dag ${openToday}.`;
  const bring = needsId ? 'Ta med koden og legitimasjon.' : 'Ta med koden.';
  return `${brand}: Ordre ${id} er klar i ${shop}. Hentekode ${code}. Hentes innen ${until}.${open} ${bring}`;
}

interface RemindedOrder extends SmsOrder {
  /** 'i morgen kl. 20:00' */
  readonly until: string;
  /** The shop's own; null: not known. */
  readonly phone: string | null;
}

export function reminderSms({ brand, id, shop, until, phone }: RemindedOrder): string {
  const help = phone === null ? '' : ` Rekker du det ikke? Ring butikken: ${phone}.`;
  return `${brand}: Ordre ${id} venter i ${shop} til ${until}.${help}`;
}

export function lapsedSms({ brand, id, shop, isReleased }: SmsOrder & { readonly isReleased: boolean }): string {
  const money = isReleased ? ' Beløpet som var reservert, er frigitt.' : '';
  return `${brand}: Ordre ${id} ble ikke hentet i ${shop} innen fristen og er avbestilt.${money}`;
}
