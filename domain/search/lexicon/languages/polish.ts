/** Polish words of the trade; adjectives stand beside the thing and say which. */
export const polish = `
kurtka kurtki kurtke: jakke
kurtka_przeciwdeszczowa: regnjakke
kurtka_zimowa kurtki_zimowe: dunjakke boblejakke skijakke
kurtka_puchowa: dunjakke boblejakke
kurtka_narciarska: skijakke
płaszcz: jakke
kamizelka: vest
spodnie: bukse
spodnie_trekkingowe: turbukse
spodnie_narciarskie: skibukse
spodnie_przeciwdeszczowe: regnbukse
dresy spodnie_dresowe: joggebukse
spodenki szorty: shorts
legginsy: tights
sweter swetry: genser ullgenser
bluza bluzy: hettegenser fleecejakke
polar polary: fleecejakke
bielizna bielizna_termiczna termoaktywna: ulltrøye ullongs ullsett
kalesony: ullongs
bokserki majtki: boksershorts
koszulka koszulki: tskjorte treningstrøye
koszula koszule: skjorte
kombinezon kombinezony: vinterdress parkdress
czapka czapki czapke: lue
opaska: pannebånd
szalik komin: hals
rękawiczki rękawice rekawiczki rekawice: hanske vott
skarpety skarpetki: sokk
buty but butów: sko
buty_trekkingowe buty_górskie buty_turystyczne: tursko fjellstøvel
buty_zimowe: vinterstøvel
buty_do_biegania buty_biegowe: løpesko
buty_sportowe: joggesko
kozaki: vinterstøvel
kalosze gumowce: gummistøvel
adidasy trampki: joggesko
sandały sandaly: sandal
kapcie: tøffel
klapki: badesko
korki: fotballsko
narty: ski
narty_biegowe biegówki: langrennsski
gogle: alpinbrille
kask kaski: hjelm
kask_rowerowy: sykkelhjelm
kask_narciarski: alpinhjelm
kijki: stav gåstav
łyżwy lyzwy: skøyte
sanki: kjelke akebrett
namiot namioty: telt
śpiwór śpiwory spiwor: sovepose
karimata materac mata: liggeunderlag
hamak: hengekøye
plecak plecaki: sekk
torba torby: bag duffelbag
kuchenka palnik: gassbrenner stormkjøkken
kubek: turkopp
termos: termos
bidon butelka: drikkeflaske
latarka latarki: lommelykt hodelykt
czołówka czolowka: hodelykt
nóż scyzoryk: turkniv
siekiera: turøks
krzesło: campingstol
rower rowery: sykkel
rower_elektryczny: elsykkel
rowerek: barnesykkel løpesykkel
hulajnoga: sparkesykkel
rolki: rulleskøyter
hantle ciężarki: manual
piłka pilka piłka_nożna pilka_nozna: fotball
strój_kąpielowy kostium_kąpielowy: badedrakt bikini
kąpielówki: badeshorts
okulary_pływackie: svømmebrille
kamizelka_ratunkowa: redningsvest
wędka wedka: haspelstang fiskesett
kołowrotek: haspelsnelle
przynęta błystka: sluk spinner
żyłka: sene
`;
