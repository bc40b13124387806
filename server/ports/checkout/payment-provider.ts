import type { Oere } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { Result } from '../result.ts';

export interface ProviderLine {
  readonly kind: 'goods' | 'freight';
  readonly reference: string;
  readonly name: string;
  readonly count: number;
  /** Per piece, VAT included, before discount. */
  readonly unitPrice: Oere;
  /** Of the whole line. */
  readonly discount: Oere;
  /** count × unitPrice − discount; the lines' totals add up to the amount, to the øre (R22). */
  readonly total: Oere;
  readonly vatPercentage: number;
}

/** A frozen order, as the provider is asked to have it paid (R5). */
export interface ProviderOrder {
  /** Ours, and the reference the provider shows: 8 to 25 letters and digits. */
  readonly paymentId: string;
  readonly shop: ShopId;
  readonly amount: Oere;
  readonly lines: readonly ProviderLine[];
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string | null;
    readonly postalCode: string | null;
    readonly city: string | null;
  };
  readonly urls: {
    /** The callback url, called when something has happened; it carries a token of its own. */
    readonly callback: string;
    /** Where the shopper is sent afterwards, whatever the outcome. */
    readonly back: string;
    /** The same, for providers that lead elsewhere who gives up and tell us nothing. */
    readonly givenUp: string;
    readonly terms: string;
  };
}

/** What the provider is asked about later. */
export interface ProviderPayment {
  readonly paymentId: string;
  readonly shop: ShopId;
  readonly reference: string;
  readonly data: Readonly<Record<string, string>>;
  readonly amount: Oere;
  readonly lines: readonly ProviderLine[];
}

export interface CreatedPayment {
  readonly reference: string;
  /** Further ids that later calls need. */
  readonly data: Readonly<Record<string, string>>;
  readonly redirectUrl: string;
}

/**
 * How a payment stands at the provider, who alone knows. `captured` means the whole of it: while a part is drawn and the rest
 * still can be, it is `authorized`; `cancelled` with something captured means that the rest was let go of.
 */
export interface ProviderView {
  readonly status: 'open' | 'authorized' | 'captured' | 'cancelled' | 'declined';
  /** Our payment id, as the provider has it. */
  readonly paymentId: string;
  readonly amount: Oere;
  readonly currency: string;
  readonly captured: Oere;
  readonly refunded: Oere;
  /** Until when the provider promises that it can be drawn, where it promises anything. */
  readonly captureUntil?: number;
  /** Ids learnt by looking; stored with the payment. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * `unavailable`: no answer, none that can be understood, or one that is not about what was asked (credentials, a conflict with a
 * call under way); it may have happened, or may succeed when tried again (R19).
 * `refused`: the provider has said no, nothing happened, and it will say the same again while the payment stands as it does.
 */
export interface ProviderFailure {
  readonly kind: 'unavailable' | 'refused';
  readonly detail: string;
}

export type ProviderResult<T> = Promise<Result<T, ProviderFailure>>;

/** A payment provider. Calls that change something carry a key; the same key has the effect once. None of them throws. */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  create(order: ProviderOrder, key: string): ProviderResult<CreatedPayment>;
  read(payment: ProviderPayment): ProviderResult<ProviderView>;
  /** Captures what was authorised, the whole or the rest. The provider may do it later: `read` tells when it is done. */
  capture(payment: ProviderPayment, amount: Oere, key: string): ProviderResult<null>;
  /** Releases an authorisation, or what is left of it, or closes a payment page that nobody has paid on yet. */
  cancel(payment: ProviderPayment, key: string): ProviderResult<null>;
  /** `returned` tells what the amount is for, where it is for goods that came back; some give back by item alone. */
  refund(
    payment: ProviderPayment,
    amount: Oere,
    key: string,
    returned?: readonly ProviderLine[] | null,
  ): ProviderResult<null>;
  /** Whether a callback tells of a card that was declined, where `read` cannot; it only decides what the shopper is told. */
  tellsOfDecline?(body: Readonly<Record<string, unknown>>): boolean;
  /**
   * What a signed webhook is about, for providers that tell of all payments of an agreement at one address and sign what they
   * send; null when the signature does not fit.
   */
  readWebhook?(webhook: SignedWebhook): Promise<WebhookNews | null>;
}

export interface SignedWebhook {
  /** Whose agreement it came by, as the end of the address says. */
  readonly unit: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as they came, which are what is signed. */
  readonly bytes: Buffer;
}

export interface WebhookNews {
  /** Null: it names none that could be ours. */
  readonly paymentId: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export type PaymentProviders = ReadonlyMap<PaymentMethod, PaymentProvider>;
