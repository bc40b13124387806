/** Silhouette of a lugged outsole, drawn from right to left. */
export const lugs = (left: number, right: number, top: number, depth: number, pitch = 32): string => {
  let d =
    `M${left + 4} ${top}L${right} ${top}` +
    `Q${right + 6} ${top + depth * 0.1} ${right + 4} ${top + depth * 0.5}` +
    `L${right - 2} ${top + depth * 0.74}`;
  let x = right - 4;
  while (x > left + pitch + 22) {
    d += `L${x - 2} ${top + depth}H${x - pitch + 9}L${x - pitch + 6} ${top + depth * 0.74}`;
    x -= pitch;
  }
  return (
    d +
    `L${x - 6} ${top + depth * 0.96}H${left + 34}` +
    `Q${left - 6} ${top + depth * 0.7} ${left - 4} ${top + depth * 0.1}Z`
  );
};
