/** Passkeys in the browser. The library is loaded when it is needed; null: the person would not, or cannot here. */
type Json = Record<string, unknown>;

export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

export async function askPasskey(options: Json): Promise<Json | null> {
  return orNull(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options as never });
  });
}

export async function makePasskey(options: Json): Promise<Json | null> {
  return orNull(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options as never });
  });
}

async function orNull(work: () => Promise<object>): Promise<Json | null> {
  try {
    return { ...(await work()) };
  } catch {
    return null;
  }
}
