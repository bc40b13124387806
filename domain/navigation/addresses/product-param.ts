export type ProductParam =
  | { readonly kind: 'id'; readonly articleId: number }
  | { readonly kind: 'name'; readonly slug: string }
  | { readonly kind: 'none' };

/** `/product/{x}`: digits only are an article id, anything else a name; only the form can tell (DEC-09, TRAP-09). */
export function readProductParam(text: string | undefined): ProductParam {
  if (text === undefined || text === '') return { kind: 'none' };
  return /^\d+$/.test(text) ? { kind: 'id', articleId: Number(text) } : { kind: 'name', slug: text };
}
