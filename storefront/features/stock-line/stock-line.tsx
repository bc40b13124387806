import { listText } from '#content/nb/list.ts';
import { StackLine } from '#ui/components/stack-glyph/stack-line.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import type { StockWords } from './stock-words.ts';

export function StockLine({ words }: { readonly words: StockWords }) {
  const { level, text, detail } = words;
  const said = (
    <>
      <VisuallyHidden>{listText.stock.label} </VisuallyHidden>
      {text}
    </>
  );
  return <StackLine level={level} text={said} detail={detail} wrap={true} />;
}
