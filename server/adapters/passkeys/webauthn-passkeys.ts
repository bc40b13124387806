import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions, Passkeys } from '#server/ports/desk/passkeys.ts';

/** Loaded when somebody first signs in: it is large, and a shop whose desk is closed never needs it. */
const library = () => import('@simplewebauthn/server');

/** Passkeys by SimpleWebAuthn. What a response claims is checked by it; whatever it throws is a no. */
export const webauthnPasskeys: Passkeys = {
  creation: async ({ origin, chain }, { handle, email, name }, known) =>
    asked(
      await (await library()).generateRegistrationOptions({
        rpName: chain,
        rpID: new URL(origin).hostname,
        userID: new TextEncoder().encode(handle),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: known.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    ),
  request: async ({ origin }, allowed) =>
    asked(
      await (await library()).generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        userVerification: 'required',
        allowCredentials: allowed.map((id) => ({ id })),
      }),
    ),
  challengeOf: (response) => {
    try {
      const { clientDataJSON } = response.response as { clientDataJSON: string };
      const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
      return typeof challenge === 'string' ? challenge : null;
    } catch {
      return null;
    }
  },
  verifyCreation: async ({ origin }, challenge, response) => {
    const verified = await orNull(async () =>
      (await library()).verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
      }),
    );
    if (verified?.verified !== true) return null;
    const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), signCount: counter, transports: transports ?? [] };
  },
  verifyRequest: async ({ origin }, challenge, response, { id, publicKey, signCount }) => {
    const verified = await orNull(async () =>
      (await library()).verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        credential: { id, publicKey: new Uint8Array(publicKey), counter: signCount },
      }),
    );
    return verified?.verified === true ? { signCount: verified.authenticationInfo.newCounter } : null;
  },
};

function asked(options: { readonly challenge: string }): PasskeyOptions {
  return { challenge: options.challenge, options: { ...options } };
}

async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
