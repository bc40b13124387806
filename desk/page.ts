import type { ComponentType } from 'react';
import type { PageName } from '#content/nb/desk/pages.ts';
import type { Permission } from '#domain/staff/permissions.ts';

/** What a page is given: the values of its path ('/ordre/:id'). */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface DeskPage {
  /** Whose entry of the menu is marked. */
  readonly name: PageName;
  /** Below /kontor; several pages of an area have one entry each here, the first of them in the menu. */
  readonly path: string;
  readonly permission: Permission;
  /** Loaded when it is first opened. */
  readonly load: () => Promise<ComponentType<PageProps>>;
  /** G and then this leads here: 'o'. */
  readonly key?: string;
}
