/** The brand's mark as square pictures, for home screens and app lists. */
export interface BrandIcons {
  /** A png of so many pixels. A maskable one may be cut to any shape: the mark keeps to its middle. */
  png(size: number, look: 'plain' | 'solid' | 'maskable'): Promise<Buffer>;
}
