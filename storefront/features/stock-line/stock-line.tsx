import { listText } from '#content/nb/list.ts';
import { StockLevelLine } from '#ui/components/stock-level/stock-level-line.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import type { StockText } from './stock-text.ts';

export function StockLine({ words }: { readonly words: StockText }) {
  const { level, text, detail } = words;
  const said = (
    <>
      <VisuallyHidden>{listText.stock.label} </VisuallyHidden>
      {text}
    </>
  );
  return <StockLevelLine level={level} text={said} detail={detail} wrap={true} />;
}
