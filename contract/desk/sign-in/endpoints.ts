/** Calls that come before somebody is signed in, or are about the session itself. They have no permission. */
export const signInEndpoints = {
  /** What a page asks first: who is signed in, if anybody. */
  session: { method: 'GET', path: '/session' },
  signOut: { method: 'POST', path: '/session/end' },
  passkeyOptions: { method: 'POST', path: '/session/passkey-options' },
  passkeySignIn: { method: 'POST', path: '/session/passkey' },
  passwordSignIn: { method: 'POST', path: '/session/password' },
  /** Of whoever is signed in: the person is asked for again. */
  stepUpOptions: { method: 'POST', path: '/step-up/passkey-options' },
  passkeyStepUp: { method: 'POST', path: '/step-up/passkey' },
  passwordStepUp: { method: 'POST', path: '/step-up/password' },
  /** An invitation is good once: opened as often as one likes, taken up by a passkey or by a password with codes. */
  invitation: { method: 'POST', path: '/invitation' },
  invitationPasskeyOptions: { method: 'POST', path: '/invitation/passkey-options' },
  acceptByPasskey: { method: 'POST', path: '/invitation/passkey' },
  invitationCodes: { method: 'POST', path: '/invitation/codes' },
  acceptByPassword: { method: 'POST', path: '/invitation/password' },
  /** In a demo alone: one press, and one press again as step-up. */
  demoSignIn: { method: 'POST', path: '/session/demo' },
  demoStepUp: { method: 'POST', path: '/session/demo-step-up' },
} as const;

export type SignInCall = keyof typeof signInEndpoints;
