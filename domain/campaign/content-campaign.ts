/** A campaign as content (ENT-35). */
export interface ContentCampaign {
  readonly id: number;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly count: number;
  readonly image: string | null;
  readonly imageMobile: string | null;
  readonly showLabel: boolean;
  readonly showImage: boolean;
  readonly labelText: string | null;
  readonly url: string | null;
}

/** The card's title: the short description or, where there is none, the name; 'Klikk & Hent' is shown as 'Ukens annonse!' (ENT-36, DEC-135). */
export function shortTitle({ shortDescription, name }: Pick<ContentCampaign, 'shortDescription' | 'name'>): string {
  const title = shortDescription.trim() || name.trim();
  return title === 'Klikk & Hent' ? 'Ukens annonse!' : title;
}
