/** What the law wants told of goods, and what the shop promises of them. */
export const goodsText = {
  /** '454,55 kr/kg'; `price` is '454,55 kr'. */
  unitPrice: (price: string, per: string) => `${price}/${per}`,
  spokenUnits: { kg: 'kilo', l: 'liter', m: 'meter', stk: 'stykk' },
  spokenUnitPrice: (price: string, unit: string) => `${price} per ${unit}`,
  ingredients: 'Ingredienser',
  /** Allergens that the list itself does not name. */
  contains: (allergens: readonly string[]) => `Inneholder ${allergens.join(', ')}.`,
  material: 'Materiale',
  safety: 'Sikkerhet og bruk',
  waste: 'Når den er utslitt',
  electrical: 'Lever den gratis i en av butikkene våre. Elektrisk avfall skal ikke i restavfallet.',
  battery: {
    none: null,
    loose: 'Ta ut batteriene og lever dem for seg. Vi tar imot brukte batterier gratis.',
    'built-in': 'Batteriet sitter fast. Lever varen hel, så tar vi hånd om batteriet.',
  },
  complaint: {
    2: '2 års reklamasjonsrett',
    5: '5 års reklamasjonsrett',
    law: '2 års reklamasjonsrett, 5 år på det som skal vare lenger',
    food: 'Feil på varen? Si fra innen holdbarhetsdatoen',
  },
  returns: {
    none: 'Kan ikke byttes eller leveres tilbake',
    sealed: 'Kan leveres tilbake så lenge pakningen er uåpnet',
    days: (days: number) => `${days} dagers åpent kjøp, bytt i alle butikker`,
  },
} as const;
