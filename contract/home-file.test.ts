import { describe, expect, test } from 'vitest';
import { homeFileFaults, readStoredHome } from './home-file.ts';

const good = { hero: { title: 'Ut på tur' }, slots: { grid1: { title: 'Telt', url: '/friluft/telt' }, grid2: null } };

describe('DEC-20 the home page as a file', () => {
  test('a hero with a title is enough; slots left out or null are not used', () => {
    expect(homeFileFaults({ hero: { title: 'Ut på tur' } })).toEqual([]);
    expect(homeFileFaults(good)).toEqual([]);
  });

  test('every fault is told with where it stands', () => {
    expect(
      homeFileFaults({
        hero: {
          title: ' ',
          links: [
            { text: 'Se', url: 'klaer' },
            { text: 'Se', url: '/\\evil.example' },
          ],
          image: { kind: 'scene', name: 'fjord' },
        },
        slots: {
          grid10: null,
          grid1: { title: 'Telt', url: 'javascript:alert(1)', colour: 'red', image: { kind: 'photo' } },
          grid2: { title: 'Ull', url: '//evil.example', image: 'https://evil.example/a.png' },
        },
      }),
    ).toEqual([
      'hero.title: is empty',
      "hero.links.0.url: must be an address of the shop ('/klaer/jakker') or begin with https://",
      "hero.links.1.url: must be an address of the shop ('/klaer/jakker') or begin with https://",
      'hero.image.palette: must be nordvarde, stabel or tumle',
      'hero.image.width: must be a number of pixels',
      'hero.image.height: must be a number of pixels',
      'slots.grid1.image.kind: must have a kind: drawing, scene, pallet, newspaper or map',
      "slots.grid1.url: must be an address of the shop ('/klaer/jakker') or begin with https://",
      'slots.grid1: there is no colour here',
      "slots.grid2.image: must be null, the address of a file ('/bilder/…'), or a picture to draw with its kind",
      "slots.grid2.url: must be an address of the shop ('/klaer/jakker') or begin with https://",
      expect.stringContaining('slots: there is no grid10 here; the slots are generalPromo, newspaper,'),
    ]);
    expect(homeFileFaults({})).toEqual(['hero: must be there, with a title at least']);
    expect(homeFileFaults({ ...good, footer: 1 })).toEqual(['the file: there is no footer here']);
  });

  test('what is stored and does not keep the rules is left out, and the rest is shown', () => {
    const home = readStoredHome({
      hero: { title: 5 },
      slots: { grid1: { title: 'Telt', url: 'javascript:x' }, grid2: { title: 'Ull', url: '/ull' }, grid99: {} },
      previews: { vinter: good },
    });
    expect(home.hero.title).toBe('');
    expect(home.slots.grid1).toBeNull();
    expect(home.slots.grid2).toMatchObject({ title: 'Ull', text: '', articleId: null });
    expect(home.previews.vinter?.hero.title).toBe('Ut på tur');
    expect(readStoredHome(undefined)).toMatchObject({ previews: {} });
  });
});
