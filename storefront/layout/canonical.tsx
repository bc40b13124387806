import { useFrame } from './use-frame.ts';

/** The one address of a screen, for those who index it; whole, as they want it. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={useFrame().origin + path} />;
}
