/** Where a passkey is made and used: a browser gives it to no other address. */
export interface PasskeySite {
  /** 'https://shop.example'. */
  readonly origin: string;
  readonly chain: string;
}

export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** What a browser is asked with, as JSON, and the challenge in it. */
export interface PasskeyOptions {
  readonly challenge: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a browser answered, as it came. */
export type PasskeyResponse = Readonly<Record<string, unknown>>;

/** Passkeys (WebAuthn): the person is verified by the device, and found by the key itself. */
export interface Passkeys {
  creation(
    site: PasskeySite,
    person: { readonly handle: string; readonly email: string; readonly name: string },
    known: readonly string[],
  ): Promise<PasskeyOptions>;
  /** `allowed`: one of these; none: whichever the person chooses. */
  request(site: PasskeySite, allowed: readonly string[]): Promise<PasskeyOptions>;
  /** Which challenge a response answers, before anything of it is believed. */
  challengeOf(response: PasskeyResponse): string | null;
  /** Null: it is not what was asked for. */
  verifyCreation(site: PasskeySite, challenge: string, response: PasskeyResponse): Promise<StoredPasskey | null>;
  verifyRequest(
    site: PasskeySite,
    challenge: string,
    response: PasskeyResponse,
    passkey: StoredPasskey,
  ): Promise<{ readonly signCount: number } | null>;
}
