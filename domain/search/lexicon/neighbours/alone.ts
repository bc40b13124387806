/** Words that name a thing only when nothing else is said: in a sentence they are others. */
export const alone = `
bom hest bukk plint ringer ribbe: treningsmatte treningsbenk
optimist jolle spinnaker fokk seil snekke sjekte pram: seilervest redningsvest
blokk skjøt fall: seilervest redningsvest
driver midrange putter: frisbeegolfdisk
kurv: kjølebag
magasin munisjon: turkniv
stativ: sykkelveske
trinse pigg: gåstav langrennsstav
gi: joggebukse treningstrøye
lokk kjele fat: stormkjøkken turkopp
bryne: turkniv
kull: bålpanne
skinne: førstehjelpspakke leggskinn
mark agn dupp bly: fiskesett sluk
brikke post poster: kompass refleks
grep wrap: tennisracket padelracket
streng strenger: tennisracket badmintonracket
mål: fotballmål
nett: volleyball badmintonsett fotballmål
pinner: kubb
ror rigg mast: seilervest kajakk
dusj: badesko
pølse pølser: middagsrett turmat bålpanne
katt katter kattunge: refleksbånd
pakkeliste huskeliste utstyrsliste: tursekk telt sovepose liggeunderlag
snøball snøballer: vott akebrett
kassnot: håv
bjølle bjølla: sykkellys sykkelveske
rådyr villsvin fasan ringdue due kråke skjære mår: turkniv turbukse softshelljakke
kveite uer lange hyse lyr piggvar flyndre: haspelstang sluk
hummer blåskjell østers kamskjell reker: håv
pipe: redningsvest kompass
sukkertøy syltetøy: energibar
bom bommen bukken: treningsmatte
fluene: fluesett
agnet duppen duppa: fiskesett sluk
barmark barmarkstrening: løpesko terrengsko
vanntrening vannaktivitet: badedrakt badeshorts redningsvest
`;
