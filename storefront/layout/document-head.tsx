import { frameText } from '#content/nb/frame.ts';
import { useFrame } from './use-frame.ts';

/** What the browser's tab says: the screen, then the chain. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const { tenant } = useFrame();
  return <title>{frameText.documentTitle(title, tenant.display_name)}</title>;
}

/** The one address of a screen, for those who index it; whole, as they want it. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={useFrame().origin + path} />;
}
