import { CodeScreen } from './code-screen.tsx';
import { FoundScreen } from './found-screen.tsx';

/** Someone stands here: first which order, then over the counter with it. */
export function HandOutScreen({ id }: { readonly id: number | null }) {
  return id === null ? <CodeScreen /> : <FoundScreen id={id} />;
}
