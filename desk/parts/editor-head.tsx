import type { ReactNode } from 'react';
import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import { Crumbs } from './layout/crumbs.tsx';
import { LinkButton } from './layout/link-button.tsx';
import { PageHead } from './page-head.tsx';

export interface EditorHeadProps {
  /** The list it is of. */
  readonly area: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  /** Where customers see it; null: nowhere. */
  readonly outside: string | null;
  /** The acts, and what was saved. */
  readonly children: ReactNode;
}

/** Above a thing that is written: the way back, its title, its acts. */
export function EditorHead({ area, to, name, title, outside, children }: EditorHeadProps) {
  return (
    <>
      <Crumbs label={area} way={[{ name: area, to }]} here={name} />
      <PageHead title={title}>
        {outside !== null && (
          <LinkButton kind="shop" to={outside} icon="outside">
            {text.seeAsCustomer}
          </LinkButton>
        )}
        {children}
      </PageHead>
    </>
  );
}
