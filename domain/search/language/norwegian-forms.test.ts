import { expect, test } from 'vitest';
import { norwegianForms, oneOrTwoConsonants } from './norwegian-forms.ts';

test.each([
  ['løbesko', 'løpesko'],
  ['handskar', 'hansker'],
  ['regnjacka', 'regnjakke'],
  ['vattenflaska', 'vannflaske'],
  ['ulltrøje', 'ulltrøye'],
  ['badedragt', 'badedrakt'],
  ['sykkelens', 'sykkelen'],
  ['vottane', 'vottene'],
  ['hovudplagg', 'hodeplagg'],
])("'%s' may be '%s'", (said, here) => {
  expect(norwegianForms(said)).toContain(here);
});

test('the forms of any word are few, and never the word itself', () => {
  for (const word of ['x', 'cykelhandskarna', 'vandtætteste', 'æøåäöcxwæøåäöcxwæøåäöcxw']) {
    const forms = norwegianForms(word);
    expect(forms).not.toContain(word);
    expect(forms.length).toBeLessThan(300);
  }
});

test('a consonant more or less', () => {
  expect(oneOrTwoConsonants('lagrensski')).toContain('lagrennsski');
  expect(oneOrTwoConsonants('jogggesko').length).toBeLessThanOrEqual(8);
});
