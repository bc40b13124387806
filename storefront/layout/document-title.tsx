import { frameText } from '#content/nb/frame.ts';
import { useFrame } from './use-frame.ts';

/** What the browser's tab says: the screen, then the chain. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const { tenant } = useFrame();
  return <title>{frameText.documentTitle(title, tenant.display_name)}</title>;
}
