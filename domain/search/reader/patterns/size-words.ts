import { wordSet } from './pattern.ts';

/** Words before a size. */
export const sizeLabels = wordSet(
  'str strl stl størrelse størrelsen størrelser storleik size sz nr nummer eu eur euro skostørrelse',
);
/** Letters that are sizes wherever they stand; single letters only beside other words. */
export const sizeLetters =
  /^(?:[23456]?xs|xxs|xs|s|m|l|xl|xxl|xxxl|xxxxl|[23456]xl|small|medium|large|xlarge|xsmall|onesize)$/;

export function isSizeWord(word: string): boolean {
  return sizeLabels.has(word) || sizeLetters.test(word);
}
