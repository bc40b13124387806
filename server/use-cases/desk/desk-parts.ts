import type { BrandFile } from '#contract/brand/brand-file.ts';
import type { CategoryTree } from '#domain/navigation/category-tree.ts';
import type { Catalogue } from '#server/ports/catalogue/catalogue-index.ts';
import type { JudgedSearches } from '#server/ports/catalogue/judged-searches.ts';
import type { BrandDrawings, DrawingCleaner } from '#server/ports/content/brand-drawings.ts';
import type { PageFiles, Pages } from '#server/ports/content/pages.ts';
import type { PostText } from '#server/ports/content/post-text.ts';
import type { PublishedSource } from '#server/ports/content/published.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import type { DeskReports } from '#server/ports/desk/desk-reports.ts';
import type { ReviewMails } from '#server/ports/desk/desk-reviews.ts';
import type { DeskSessions } from '#server/ports/desk/desk-sessions.ts';
import type { DeskStore } from '#server/ports/desk/desk-transaction.ts';
import type { UploadFiles, WriteWork } from '#server/ports/desk/desk-uploads.ts';
import type { Oidc } from '#server/ports/desk/oidc.ts';
import type { Passkeys } from '#server/ports/desk/passkeys.ts';
import type { PreviewAddresses } from '#server/ports/desk/previews.ts';
import type { StaffMails } from '#server/ports/desk/staff-mails.ts';
import type { Totp } from '#server/ports/desk/totp.ts';
import type { Imports } from '#server/ports/imports.ts';
import type { RateLimiter } from '#server/ports/rate-limiter.ts';
import type { StaffStore } from '#server/ports/staff.ts';
import type { PaymentParts } from '../checkout/payment-parts.ts';
import type { PictureParts } from '../picture/take-picture.ts';
import type { HealthMeans } from './health/health-lines.ts';

/** What the desk's calls are done with. */
export interface DeskParts {
  readonly desk: DeskStore;
  readonly sessions: DeskSessions;
  /** The running brand variant as its files say it, and what drawings of it are brought with. */
  readonly brand: {
    readonly name: string;
    readonly file: BrandFile;
    readonly cleaner: DrawingCleaner;
    readonly drawings: BrandDrawings;
  };
  readonly checkout: PaymentParts;
  readonly published: PublishedSource;
  readonly index: Catalogue;
  /** Null: nobody has judged what this shop's search finds. */
  readonly judged: JudgedSearches | null;
  readonly pictures: PictureParts;
  readonly reviewMails: ReviewMails;
  /** The counter's people and devices. */
  readonly staff: StaffStore;
  readonly hasher: PasswordHasher;
  /** From 0 up to 1, not to be foretold. */
  readonly random: () => number;
  readonly reports: DeskReports;
  readonly limiter: RateLimiter;
  readonly passkeys: Passkeys;
  /** The chain's identity provider; null: none. */
  readonly oidc: Oidc | null;
  readonly totp: Totp;
  readonly mails: StaffMails;
  /** Unguessable, for sessions and links. */
  readonly newToken: () => string;
  /** 'K7QF2-M9XPA', to be written down. */
  readonly newRecoveryCode: () => string;
  readonly previews: PreviewAddresses;
  /** Whether a webhook's address leads outside, or to where the chain has allowed. */
  readonly maySendTo: (url: string) => boolean;
  /** What this process knows of the shop's machinery beside what the database tells. */
  readonly machinery: Omit<HealthMeans, 'now' | 'replicaLag' | 'certificate'> & {
    readonly replicaLag: () => Promise<HealthMeans['replicaLag']>;
    readonly certificate: () => Promise<HealthMeans['certificate']>;
  };
  /** The pages as the shop shows them, and what they are made of. */
  readonly pages: Pages;
  readonly pageFiles: PageFiles;
  /** Every page a chain may have, in the order of the list. */
  readonly pageEntries: readonly { readonly slug: string; readonly section: string; readonly legal: boolean }[];
  readonly postText: PostText;
  readonly categoryTree: () => Promise<CategoryTree>;
  /** Null where the shop was started without its import. */
  readonly imports: Imports | null;
  /**
   * Uploaded files and how far each is processed: written outside of an act's transaction, as the processing takes longer than
   * one.
   */
  readonly uploads: {
    readonly files: UploadFiles;
    readonly write: WriteWork;
    readonly alive: (id: number) => Promise<void>;
  };
  /** What fails in the background. */
  readonly onFailure: (error: unknown) => void;
  readonly randomBytes: (count: number) => Iterable<number>;
  readonly now: () => number;
}
