interface Counted {
  readonly id: number;
  readonly options: readonly { readonly id: number; readonly answers: number }[];
}

interface Wished {
  readonly id: number | null;
  readonly options: readonly { readonly id: number | null }[];
}

/** How many answers go with the questions and options that are not wished for any more. */
export function answersLost(asked: readonly Counted[], wished: readonly Wished[]): number {
  const stay = new Set(wished.flatMap(({ id, options }) => options.map((option) => `${id}:${option.id}`)));
  let lost = 0;
  for (const { id, options } of asked)
    for (const option of options) if (!stay.has(`${id}:${option.id}`)) lost += option.answers;
  return lost;
}
