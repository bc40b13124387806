import { describe, expect, test } from 'vitest';
import { kroner } from '#domain/money/money.ts';
import { shortTitle } from './content-campaign.ts';
import { parseLabelData } from './label-data.ts';
import { campaignLabelTypeOf, lowestCampaign, type WebCampaign } from './web-campaign.ts';

const campaign = (id: number, price: number, labelType: WebCampaign['labelType']): WebCampaign => ({
  id,
  articleId: 1,
  price: kroner(price),
  labelType,
  labelData: null,
});

describe('price offers', () => {
  test('ENT-21 ENT-34 the label type is that of the lowest price', () => {
    expect(campaignLabelTypeOf([campaign(1, 1199, 'percent'), campaign(2, 999, 'price')])).toBe('price');
    expect(campaignLabelTypeOf([])).toBeNull();
  });

  test('DEC-136 of equal prices the lower id wins', () => {
    expect(lowestCampaign([campaign(9, 999, 'club'), campaign(3, 999, 'multi')])?.id).toBe(3);
  });

  test('ENT-33 DEC-136 label data is parsed from JSON text, broken text is none', () => {
    expect(parseLabelData('{"text":"Tilbud"}')).toEqual({ text: 'Tilbud' });
    expect(parseLabelData('{"text":"Tilbud","color":"#c00","x":1}')).toEqual({ text: 'Tilbud', color: '#c00' });
    for (const text of ['{', '[]', 'null', '{"text":1}', '', null]) expect(parseLabelData(text)).toBeNull();
  });
});

describe('campaigns as content', () => {
  test('ENT-36 DEC-135 Klikk & Hent is titled Ukens annonse!', () => {
    expect(shortTitle({ shortDescription: ' Klikk & Hent ', name: 'x' })).toBe('Ukens annonse!');
    expect(shortTitle({ shortDescription: '', name: 'Klikk & Hent' })).toBe('Ukens annonse!');
    expect(shortTitle({ shortDescription: 'Ull', name: 'Klikk & Hent' })).toBe('Ull');
    expect(shortTitle({ shortDescription: '', name: 'Klikk & Hent nå' })).toBe('Klikk & Hent nå');
  });
});
