import type { BrandWork } from './use-brand.ts';

export interface SectionProps {
  readonly work: BrandWork;
  /** Where one writes, for whoever else has it open. */
  readonly onField: (field: string) => void;
}
