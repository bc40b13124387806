/** Calls that come before somebody is signed in, or are about the session itself. They have no permission. */
export const signInEndpoints = {
  /** What a page asks first: who is signed in, if anybody. */
  session: { method: 'GET', path: '/session' },
  signOut: { method: 'POST', path: '/session/end' },
  /** In a demo alone: one press, and one press again as step-up. */
  demoSignIn: { method: 'POST', path: '/session/demo' },
  demoStepUp: { method: 'POST', path: '/session/demo-step-up' },
} as const;

export type SignInCall = keyof typeof signInEndpoints;
