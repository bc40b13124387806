import { fold } from '../language/fold.ts';
import { wordLines, wordTable } from './table.ts';

/** Seasons, and the goods for them. */
const seasons = `
vinter zimowa zimowe zimowy zima vinteren vintern vinters vintertid vinterbruk vinter_dag winter vintertur kuldeperiode desember januar februar: dunjakke boblejakke skijakke vinterdress parkdress vinterstøvel fôret skibukse ulltrøye ullongs lue vott hanske ullsokk brodder alpinjakke ullsett dunsovepose
sommer varmt_vær varmt_ute varmt_i_været varme_dager i_varmen til_varmen for_varmen sol_og_varme varme_og_sol sommer_og_sol sol_og_bading solferie sommeren sommaren sommar sommers summer sommerbruk varme_dager sommerdag sommervarme hetebølge varmebølge godvær finvær sommervær solvarme juni juli august: shorts sandal tskjorte singlet badeshorts bikini badedrakt caps badesko turshorts løpesko joggesko lett
høst høsten haust hausten autumn fall høstbruk høstvær september oktober november: regnjakke softshelljakke skalljakke gummistøvel fleecejakke vindjakke regnbukse vest lue
vår våren vårlig spring mars april mai: softshelljakke vindjakke regnjakke joggesko fleecejakke vest
mellomsesong overgangssesong: softshelljakke vindjakke fleecejakke vest
helårs året_rundt hele_året: skalljakke ulltrøye fleecejakke
`;

/** Weather, warmth, and what goods are said to withstand or do. */
const weather = `
regn sørpe sørpete sørpa sørpevær slapsete regnvær regnværet regnvêr regnfull regner regne det_pøser pøser_ned pøser_ute pøsregner høljer styrter øser bøtter plasker høljregner drypper styrtregn øsregn bergensvær vestlandsvær vestlandet vestland rain rainy vått våt bløtt slaps snøslaps slush sludd pøsregn striregn høljregn regnskyll regnskur regnskurer yr yrvær uvær ruskevær ruskevêr møkkavær busevær grisevær dårlig_vær stygt_vær surt_vær høstregn sommerregn: regnjakke regnbukse regnsett regndress gummistøvel skalljakke skallbukse
vind motvind sidevind vinden blåst blåser vindfull storm kuling bris blæs blæst høststorm storm_ute wind vindtett vindtette vindavvisende windproof: vindjakke anorakk skalljakke softshelljakke vindtett vindbukse skallbukse
snø snøen snøvær snøstorm snow snefall snøfall snøføyke kramsnø nysnø snøvêr: vinterdress skijakke skibukse vinterstøvel alpinjakke vott snøspade
kulde kulda kaldt kald kalde kaldvær cold frost minusgrader iskaldt iskald iskalde stivfrossen frossen fryser fryse vinterkulde ned_i_kulden kuldegrader kuldegrad sprengkulde bikkjekaldt pissekaldt isende vinterkaldt kaldaste kaldeste finnmark svalbard: dunjakke boblejakke vinterdress vinterstøvel ulltrøye ullongs fôret vott lue ullsokk skijakke dunsovepose ullsett
varm varme varmt varmest varmeste varmere varmer vinterfôret warm warmest godvarm holder_varmen: dunjakke boblejakke dun fôret ull ulltrøye ullongs ullgenser ullsokk ullsett parkdress vinterdress vinterstøvel vott lue ulldress dunsovepose skijakke alpinjakke tykk teddyfleece ull-lue ulltøffel ullhals
vanntett vanntette vannavvisende vannavstøtende vasstett vasstette vasstet vassprøv vasstetne vattentett vandtett watertight waterproof water_resistant holde_seg_tørr holde_meg_tørr tørr_og_varm wasserdicht wasserdichte wasserfest wodoodporna wodoodporne wodoszczelna wodoszczelne przeciwdeszczowa regntett regntette vattentät vandtæt tett: vanntett regnjakke regnbukse regnsett regndress skalljakke skallbukse gummistøvel vannsøyle membran
tørker_fort tørker_raskt hurtigtørkende quick_dry: turbukse turskjorte turshorts treningstrøye singlet tskjorte
stretch strekk elastisk smidig: stretchbukse strekk
myk myke mykt mjuk mjukt mjuke soft cozy: fleecedress ulldress fleecejakke teddyfleece ullsett hettegenser
pustende puster puste luftig luftige lufter breathable: pustende pusteevne skalljakke softshelljakke treningstrøye singlet mesh
lett lette lettvekt lettvekts lightweight ultralett veier_lite: lett lettvektsstol lette
tykk tykke tykt tjukk tjukke tjukt tjukkare: tykk ullgenser teddyfleece
tynn tynne tynt: lett tynn
kort korte kortere: kort korte
smal smale smalt: smal
bred brede bredt: bred
lav lave lavt: lav lave lavt
høy høye høyt: høy høyt
strikket strikka strikkede: strikket ullgenser
quiltet quilta quiltede: quiltet
langermet langermede langermete: langermet
dempet dempede demping støtdempet støtdemping: dempet
flettet: flettet
smørefri smørefrie smørefritt: felleski skipakke
med_fôr med_for med_fór foret fôret fôrede forede fora lined insulated padded: fôret
glatt glatte glatte_veier isete holke is glatta på_glatta glattis isføre holkeføre hålke hålkeføre speilglatt såpeglatt issvull glattføre sleipt sleip: brodder løpebrodder
sol solskinn solen solbeskyttelse uv uv_beskyttelse solbrent: uv-drakt uv-trøye caps solskjerm
slitesterk slitesterke holdbar holdbare solid solide kraftig kraftige robust durable tåler_mye: slitesterkt forsterket
refleks reflekser refleksdetaljer: refleks refleksvest refleksbånd
oppladbar oppladbare oppladbart rechargeable lades ladbar ladast usb: oppladbar
oppblåsbar oppblåsbare oppblåsbart inflatable: oppblåsbar oppblåsbart
sammenleggbar sammenleggbare sammenleggbart foldbar foldable: sammenleggbar sammenleggbare foldbart foldehåv foldesag
regulerbar regulerbare justerbar justerbare justerbart adjustable: regulerbar justerbar justerbare
`;

/** Materials, with the words an article names them by. */
const materials = `
ull ullen ulla uld wool merino merinoull merinoen saueull ylle ullstoff wełniany wełniana wełniane wolle: ull merino merinoull ulltrøye ullongs ullsett ullgenser ullsokk ulldress ullhals ulltøffel ullfleecedress ullsåle
bomull bomullen cotton bomullsstoff: bomull
fleece flees fleese flece fleecen flis fleecestoff: fleece fleecejakke fleecedress teddyfleece
dun dunet dunen andedun gåsedun down dunfyll: dun dunjakke dunsovepose andedun
skinn skinnet lær læret ekte_skinn leather nubuck semsket: skinn
gummi gummien rubber: gummi gummistøvel
neopren neoprene: neopren våtdrakt
stål rustfritt rustfri steel metall: stål rustfritt
titan titanium: titan
karbon carbon karbonfiber: karbon
aluminium aluminum: aluminium
trevirke treverk: tre
polyester: polyester
resirkulert resirkulerte gjenbrukt miljøvennlig bærekraftig økologisk recycled: resirkulert
syntet syntetisk kunstfiber fiber fiberfyll: polyester fibersovepose
softshell: softshelljakke softshell
goretex gore-tex gore_tex membran: membran vanntett
`;

export const seasonWords = wordTable(seasons);
export const weatherWords = wordTable(weather);
export const materialWords = wordTable(materials);
/** How they are written, by their folded form. */
export const conditionSpellings: ReadonlyMap<string, string> = new Map(
  wordLines(seasons, weather, materials)
    .flatMap(({ said }) => said)
    .map((word) => [fold(word), word]),
);

/** Words that have a material's name in them and are something else. */
export const notOfMaterial: Readonly<Record<string, readonly string[]>> = {
  ull: ['bomull', 'bomullsstoff', 'bomullspose', 'ullvask'],
  dun: ['dunvask'],
};
