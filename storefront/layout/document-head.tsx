import { frameText } from '#content/nb/frame.ts';
import { HeadLink, Title } from './head/head-elements.tsx';
import { useFrame } from './use-frame.ts';

/** The document's title: the screen, then the chain. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const { tenant } = useFrame();
  return <Title>{frameText.documentTitle(title, tenant.display_name)}</Title>;
}

/** The canonical address of a screen, absolute, for search engines. */
export function Canonical({ path }: { path: string }) {
  return <HeadLink rel="canonical" href={useFrame().origin + path} />;
}
