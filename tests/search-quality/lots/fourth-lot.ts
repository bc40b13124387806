import { ask, type Query } from '../query.ts';

const jackets = [101, 10301];
const rain = [106, 10102, 10203];

/** Written before the rules were looked at for them; by kind. */
export const fourthLot: Readonly<Record<string, readonly Query[]>> = {
  'single word': [
    ask('bobleparkas', { groups: [10104, 10103] }),
    ask('dunpose', { groups: [40201] }, { groups: [402] }),
    ask('hjelm', { groups: [30102, 502] }),
    ask('fotballer', { groups: [70101] }),
  ],
  'two, three words': [
    ask('lang ullgenser dame', { groups: [10302], gender: 'dame' }),
    ask('vanntett sekk sykkel', { groups: [40303, 50404, 403] }),
    ask('barn ullsokker 3pk', { groups: [10901], gender: 'barn' }),
    ask('grønn tunneltelt 3', { groups: [40101], name: /3 personer|Tunnel 3/ }),
  ],
  'inflection, compound': [
    ask('damenes løpesko', { groups: [203], gender: 'dame' }),
    ask('regn bukse barn 104', { groups: [10203], gender: 'barn', size: '104' }),
    ask('herreskalljakker', { groups: [10101], gender: 'herre' }),
    ask('skiene til barnet', { groups: [30301, 30401], gender: 'barn' }),
    ask('gass brenner', { groups: [40402] }, { groups: [40401] }),
  ],
  'misspelled, without æøå': [
    ask('turstøvvler', { groups: [201] }),
    ask('fleesjakke', { groups: [10301] }),
    ask('ull sett barm', { groups: [10403] }),
    ask('sykkelvekse', { groups: [50404] }),
    ask('liggunderlag oppblåsbar', { groups: [40203], name: /oppblåsbart/ }),
    ask('hoeyhalset ulltroye', { groups: [10401] }),
    ask('laangrennssko', { groups: [30402] }),
  ],
  synonym: [
    ask('skaljakke til skikjøring', { groups: [10101, 10106] }),
    ask('strikkelue med dusk', { groups: [10801], name: /dusk/ }),
    ask('vektstang', { groups: [60103] }),
    ask('babybæresele', { groups: [40305] }),
    ask('bikkjevest', { groups: [60402, 803] }),
  ],
  'nynorsk, dialect': [
    ask('varme klede til hytta', { groups: [1] }),
    ask('kvit genser til dame', { groups: [103], gender: 'dame', color: 'hvit' }),
    ask('symjeutstyr til born', { groups: [801, 802], gender: 'barn' }),
    ask('har de sokkar i storleik 44', { groups: [109], size: '44' }),
    ask('finaste ullkleda', { groups: [104, 10302, 107] }),
    ask('æ vil ha ei bukse som e vanntett', { groups: [10202, 10203] }),
    ask('votta te snøscootern', { groups: [10805, 10804] }),
    ask('kor mye kosta en sykkel te onga', { groups: [50103, 50105], gender: 'barn' }),
    ask('hanska te å kjør ski me', { groups: [10804, 10805] }),
    ask('rægntøy', { groups: rain }),
  ],
  danish: [
    ask('vinterjakke mand', { groups: [10103, 10104, 10106], gender: 'herre' }, { groups: [101], gender: 'herre' }),
    ask('gode vandresko', { groups: [201] }),
    ask('børnecykel 16 tommer', { groups: [50103], size: '16"' }),
    ask('sort fleecejakke', { groups: [10301], color: 'svart' }),
    ask('fiskestang til begyndere', { groups: [901] }),
  ],
  swedish: [
    ask('skaljacka herr svart', { groups: [10101], gender: 'herre', color: 'svart' }),
    ask('varma sockor till vandring', { groups: [109] }),
    ask('badbyxor pojke', { groups: [80101], gender: 'barn' }),
    ask('liggunderlag', { groups: [40203] }),
    ask('spinnspö och rulle', { groups: [901] }),
  ],
  english: [
    ask('down jacket women black', { groups: [10103], gender: 'dame', color: 'svart' }),
    ask('kids winter boots size 30', { groups: [20201], gender: 'barn', size: '30' }),
    ask('hiking backpack 65l', { groups: [40302], name: /65/ }),
    ask('gift for a runner', { groups: [203, 604, 10207, 10502, 10902, 10503] }),
  ],
  'size, age, unit': [
    ask('boksershorts str xl', { groups: [10404], size: 'XL' }),
    ask('ulldress 74', { groups: [10704], size: '74' }),
    ask('gummistøvler 4 åring', { groups: [20202, 20203], gender: 'barn', sizes: ['26', '27', '28'] }),
    ask('skallbukse gutt 14 år', { groups: [10202], gender: 'barn' }),
    ask('vektskiver 2 x 10 kg', { groups: [60103], name: /10 kg/ }),
    ask('duffelbag ca 90 l', { groups: [40303], name: /90/ }),
  ],
  'colour, material': [
    ask('vinrøde votter', { groups: [10805], color: 'vinrød' }, { groups: [10805], color: 'rød' }),
    ask('lilla jakke jente 128', { groups: jackets, gender: 'barn', size: '128', color: 'lilla' }),
    ask('sokker av merinoull herre', { groups: [109], gender: 'herre', text: /ull/i }),
    ask('mursteinsrød vest', { groups: [10108] }),
  ],
  'price, offer': [
    ask('sykkelhjelm under 500 kr barn', { groups: [50202], gender: 'barn', max: 500 }),
    ask('ski til en billig penge', { groups: [30301, 30401, 30501] }),
    ask('dunjakke til halv pris', { groups: [10103], offer: true }, { groups: [10103] }),
    ask('fiskesett mellom 300 og 600 kroner', { groups: [90104], min: 300, max: 600 }),
  ],
  negation: [
    ask('sko uten lisser', { groups: [2] }),
    ask('regnjakke, men ikke gul', { groups: [10102], notColor: 'gul' }),
    ask('sportsdrikk ikke bringebær', { groups: [100301], without: /bringebær/i }),
  ],
  'weather, season': [
    ask('noe for skikkelig drittvær', { groups: [...rain, 10101, 10202, 20202] }),
    ask('tynn jakke til vårkvelder', { groups: [10107, 10105, 10102, 10103, 10301] }),
    ask('holde varmen på fotballkamp', { groups: [101, 103, 104, 108, 109, 20201, 40703, 40404] }),
    ask('sko til is og snø', { groups: [20201, 20603, 20203] }),
  ],
  'hunter, fisher': [
    ask('makrellfiske med ungene', { groups: [9] }),
    ask('kniv til å flå elg', { groups: [40601] }),
    ask('jaktstøvler', { groups: [20101, 20202, 20203] }),
    ask('fiskesnøre til laks', { groups: [90301] }),
    ask('varme votter til isfiske', { groups: [10805] }),
  ],
  'use, gift': [
    ask('leirskole pakkeliste', { groups: [1, 2, 4] }),
    ask('padletur helg', { groups: [804, 803, 80501, 40303] }),
    ask('gave til ei jente på 10 år', { gender: 'barn' }),
    ask('utstyr til hengekøyetur', { groups: [402, 40104] }),
    ask('klær til yoga', { groups: [10207, 10502, 10503, 10405, 105] }),
    ask('matlaging på fjellet', { groups: [404, 1001] }),
  ],
  sentence: [
    ask('hei! har dere vinterdress til gutt i 116?', { groups: [10702], size: '116' }),
    ask('jeg lurer på om dere har lettvekts regnbukse for dame', { groups: [10203], gender: 'dame' }),
    ask('kan noen hjelpe meg å finne en hodelykt til løping', { groups: [40501] }),
    ask('trenger noe å ha på hodet når jeg går på ski', { groups: [10801, 10802] }),
    ask('vi skal på båttur og mangler vester til ungene', { groups: [803], gender: 'barn' }),
    ask('barnebarnet mitt ønsker seg en rød sykkel', { groups: [50103, 50105], gender: 'barn' }),
  ],
};
