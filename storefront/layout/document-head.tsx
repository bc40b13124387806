import { frameText } from '#content/nb/frame.ts';
import { useFrame } from './use-frame.ts';

/** The document's title: the screen, then the chain. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const { tenant } = useFrame();
  return <title>{frameText.documentTitle(title, tenant.display_name)}</title>;
}

/** The canonical address of a screen, absolute, for search engines. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={useFrame().origin + path} />;
}
