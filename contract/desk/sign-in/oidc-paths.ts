import { deskApi } from '../wire.ts';

/** Pages the browser goes to on its way to the chain's identity provider and back. */
export const oidcPaths = { start: `${deskApi}/oidc/start`, back: `${deskApi}/oidc/back` } as const;
