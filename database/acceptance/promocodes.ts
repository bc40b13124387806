/** FIX-14. The bounds are days, so the distance from now must be more than one. */
export function promocodeRows(daysFromNow: (days: number) => Date) {
  const day = (days: number): string => daysFromNow(days).toISOString().slice(0, 10);
  const inForce = { valid_from: day(-30), valid_to: day(365) };
  return [
    { promocode_id: 1, name: 'SOMMER20', fixed: 0, amount: 0.2, type: 'public', ...inForce },
    { promocode_id: 2, name: 'FAST100', fixed: 1, amount: 100, type: 'code', ...inForce },
    { promocode_id: 3, name: 'GAMMEL10', fixed: 0, amount: 0.1, type: 'code', ...inForce, valid_to: day(-10) },
    { promocode_id: 4, name: 'TIDLIG10', fixed: 0, amount: 0.1, type: 'code', ...inForce, valid_from: day(30) },
  ];
}
