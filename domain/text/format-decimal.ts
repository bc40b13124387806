/** '4,6': one decimal, as it is written in Norwegian. */
export function formatDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
