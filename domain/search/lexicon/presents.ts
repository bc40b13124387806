/** What people give when they do not know what: small, for anyone, of few sizes. Those for children are taken where a child is named. */
export const presentGoods: readonly string[] = (
  'termos turkopp hodelykt ullsokk lue turkniv tøffel ulltøffel hals drikkeflaske multiverktøy pannebånd kubb ullgenser hengekøye ' +
  'sitteunderlag vott fotball badmintonsett barnesekk akebrett caps frisbeegolfdisk'
).split(' ');
