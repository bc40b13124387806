/** The demo's customer, for whoever tries the shop; no secret, and said by `npm run data -- status`. */
export const demoEmail = 'demo@hent.example';
export const demoPassword = 'Turklar2468';
