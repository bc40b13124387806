import { isEmail } from '#domain/customer/email.ts';

/** A mistake of whoever starts the shop: said in one line, without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ConfigError(`${name} is '${text}', but must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

export function limit(name: string, text: string): number {
  return wholeNumber(name, text, 1, 1_000_000);
}

export function oneOf<T extends string, V extends string | null>(
  name: string,
  text: V,
  known: readonly T[],
): T | (V & null) {
  if (text === null) return text as V & null;
  const found = known.find((entry) => (entry as string) === text);
  if (found === undefined) throw new ConfigError(`${name} is '${text}', but must be one of: ${known.join(', ')}.`);
  return found;
}

export function webAddress(name: string, text: string | null): string | null {
  if (text === null) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(`${name} is '${text}', but must be an address that starts with http:// or https://.`);
  }
  return text.replace(/\/+$/, '');
}

/** An origin without a path: paths are appended to it. */
export function ownAddress(text: string | null): string | null {
  const address = webAddress('PUBLIC_URL', text);
  if (address !== null && new URL(address).origin !== address.toLowerCase())
    throw new ConfigError(`PUBLIC_URL is '${text}', but must be an address without a path, as https://shop.example.`);
  return address;
}

export function databaseUrl(text: string | null): string | null {
  if (text !== null && !/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return text;
}

export function mailServer(text: string | null): string | null {
  if (
    text !== null &&
    (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol) || new URL(text).hostname === '')
  ) {
    throw new ConfigError('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  }
  return text;
}

export function mailAddress(name: string, text: string | null): string | null {
  if (text !== null && !isEmail(text)) throw new ConfigError(`${name} is '${text}', but must be an e-mail address.`);
  return text;
}

export function secret(text: string | null): string | null {
  if (text !== null && text.length < 32) throw new ConfigError('SESSION_SECRET must be at least 32 characters.');
  return text;
}
