export interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** The text with the part the shopper has typed marked in it, wherever it stands. */
export function Marked({ text, query }: MarkedProps) {
  const start = text.toLowerCase().indexOf(query);
  if (start === -1) return text;
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
