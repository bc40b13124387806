import { options, type VNode } from 'preact';

/** What Preact's own hooks use of a component; the names are those of its published build. */
interface Provider {
  getChildContext?: () => object;
  sub?: (reader: object) => void;
}

interface RenderedNode extends VNode {
  readonly __c: Provider;
}

interface RenderOptions {
  __r?: (node: RenderedNode) => void;
}

/**
 * For the server, once. A context's provider notes who reads it, to draw them again when its value changes; a page that is made
 * as text is never drawn again. What stands in those sets is kept by V8 until it next goes through the whole heap: the parts
 * of most pages were copied by two collections of young objects and became old garbage (docs/decisions/0086).
 */
export function forgetContextReaders(): void {
  const hooks = options as RenderOptions;
  const before = hooks.__r;
  hooks.__r = (node) => {
    const context = contextOf(node.type);
    const provider = node.__c;
    // Where it is there already, Preact leaves it: `createContext` makes both beside a set of readers.
    if (context !== undefined && provider.getChildContext === undefined) {
      const own = { [context]: provider };
      provider.getChildContext = () => own;
      provider.sub = noteNobody;
    }
    before?.(node);
  };
}

/** The id of the context that it provides; undefined for all else, consumers too. */
function contextOf(type: VNode['type']): string | undefined {
  return typeof type === 'function' && 'Provider' in type && '__c' in type ? String(type.__c) : undefined;
}

function noteNobody(): void {}
