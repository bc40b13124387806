import { Fragment } from 'react';
import { type LightPart, lightMarkdown } from '#domain/text/light-markdown.ts';

export interface LightTextProps {
  readonly text: string;
  /** Of the paragraphs. */
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
}

/** A text with bold words, lists and links. It is made of elements and never of HTML, so nothing in it can run. */
export function LightText({ text, className, listClassName = className }: LightTextProps) {
  return lightMarkdown(text).map((block, place) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <p key={place} className={className}>
        <Parts parts={block.parts} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: alike
      <ul key={place} className={listClassName}>
        {block.items.map((parts, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike
          <li key={item}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Parts({ parts }: { readonly parts: readonly LightPart[] }) {
  return parts.map(({ kind, text, href }, place) => {
    const key = `${place}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'link')
      return (
        <a key={key} href={href}>
          {text}
        </a>
      );
    return <Fragment key={key}>{text}</Fragment>;
  });
}
