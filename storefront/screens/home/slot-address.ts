/** DEC-20: `data-slot` names each slot on the page: generalPromo is 'general-promo', grid1 'grid-1'. */
export function slotAttribute(name: string): string {
  return name.replace(/[A-Z]|\d/g, (char) => `-${char.toLowerCase()}`);
}
