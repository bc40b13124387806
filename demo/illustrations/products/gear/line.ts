/** Stroked path with square ends, for straps, seams and edges that stop sharply; round ends are `stroked`. */
export const line = (d: string, stroke: string, width: number, op?: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"` +
  `${op !== undefined ? ` opacity="${op}"` : ''} ${attributes}/>`;
