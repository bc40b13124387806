import { code128Bars } from './code-128.ts';

export interface BarcodeProps {
  readonly text: string;
  readonly label: string;
  readonly height: number;
  /** Of the thinnest bar, in pixels. */
  readonly unit?: number;
}

export function Barcode({ text, label, height, unit = 2 }: BarcodeProps) {
  const { width, path } = code128Bars(text);
  return (
    <svg
      role="img"
      aria-label={label}
      width={width * unit}
      height={height}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
