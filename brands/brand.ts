/**
 * A brand variant: one chain's face on the same storefront build (GEN-28, DEC-132). Everything that differs between the
 * chains and is not a colour or a letterform stands here; those stand in the brand's theme.css.
 */
export interface BrandVariant {
  /** The value of the brand-name setting, the folder under brands/ and the value of `data-theme`. */
  readonly name: BrandVariantName;
  readonly displayName: string;
  /** The company behind the name, as the law wants it on every page. */
  readonly legalName: string;
  /** Made up on purpose: the check digit is wrong, so that no real company has it. */
  readonly orgNo: string;
  readonly tagline: string;
  readonly club: string;
  /** UI-33: lines of the header and of the footer. */
  readonly headerLines: 1 | 2;
  readonly features: BrandFeatures;
  readonly contact: BrandContact;
  readonly logo: BrandLogo;
  readonly theme: BrandTheme;
}

export type BrandVariantName = 'nordvarde' | 'stabel' | 'tumle';

/** CONST-20: what is shown for certain brand variants only. */
export interface BrandFeatures {
  readonly maintenance: boolean;
  readonly info: boolean;
  readonly about: boolean;
  readonly support: boolean;
  readonly topLeftSupport: boolean;
}

/** What the settings hold until the chain sets its own (DEC-34). */
export interface BrandContact {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

export interface BrandLogo {
  /** Which drawing the header shows: `logo` on a light header, `logo-neg` on a dark one (svg first, then png, UI-23). */
  readonly header: 'logo' | 'logo-neg';
  /** The box of both drawings; the png files have twice as many pixels. */
  readonly width: number;
  readonly height: number;
}

/** DEC-133: the theme as data, for the tenant answer, mails and the browser's own colours; theme.css holds the same values. */
export interface BrandTheme {
  /** Palette of the scenes. */
  readonly palette: BrandVariantName;
  /** Font of running text. */
  readonly font: string;
  readonly colors: {
    readonly bg: string;
    readonly surface: string;
    readonly ink: string;
    readonly 'ink-2': string;
    readonly line: string;
    readonly brand: string;
    readonly 'on-brand': string;
    readonly deep: string;
    readonly 'on-deep': string;
    readonly header: string;
    readonly sale: string;
    readonly 'on-sale': string;
  };
}
