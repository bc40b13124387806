import { tableKey, type WordTable, wordTable } from '../table.ts';

/**
 * Parts of the body and the times one lies down, by what people and their neighbours call them; each line is named by its first word. What is wrong is
 * told by `ailments`, and the two together by `goodsAgainst`: 'iskalde never' needs no row of its own.
 */
const parts = `
hånd: hånd hendan henderne fingran hånda hånden hand handa handen handa hender hendene händer händerna hænder hænderne hands finger fingeren fingre fingrene fingrer fingrar fingrarna fingers fingertupp fingertuppene tommel tommelen neve neven never nevene nevar nevane lanker lankene labber labbene håndledd håndleddet håndleddene
fot: fot foten fotan føtan føttan føtn føttern føtter føttene fødder fødderne fötter fötterna feet foot tåa tåen tær tærne tånegl tæene toes hæl hælen hæler hælene heels fotsåle fotsålene fotblad vrist vrista skosåle
bein: bein beina beinet ben bena benet benene legs leg legg leggen leggene leggar leggane hamstring lyske lysken hofte hofta hoften hoftene hofter hip
lår: lår låret lårene lårer
fottøy: skoene skoa skorne støvlene støvlan støvla støvelskaftet shoes
kne: kne kneet knærne knær knea knæ knæene knän knee knees
ankel: ankel ankelen ankler anklene ankle ankles
hode: hode hodet hovud hovudet hovede hovedet huvud huvudet head
øre: tinning tinningene tinninger øran øre øret ører ørene øyre øyra öron öronen ears øreflippene
hals: hals halsen neck strupe strupen
nakke: nakke nakken nacken skulder skuldra skulderen skuldre skuldrene skuldrar axlar axlarna shoulders shoulder albue albuen elbow
ansikt: ansikt ansiktet fjes fjeset kinn kinnene kinna nese nesa nesen nesetipp face nose cheeks trynet tryne
øye: øye øyet øyne øynene auge auga augo augene ögonen eyes eye
byste: brystene bryster pupper puppene puppa byste bysten
overkropp: overkropp overkroppen bryst brystet brystkasse mage magen arm armen armer armene armar chest arms belly
rygg: rygg ryggen rygger korsrygg korsryggen ryggrad back lower_back
rumpe: rumpe rumpa rompa rompe rompo ræva ræv rævva rauva stjerten baken bak_enden bakdel bakdelen stump stumpen sete setet bum butt setemuskel underliv
kropp: kropp kroppen body muskel muskler musklene musklar ledd leddene skrott skrotten
natt: sover sove sov søvn natt natta natten netter nettene nights night søvn søvnen
mat: maden mat maten matpakke matpakka øl ølen ølet pils pilsen brus brusen drikke drikken drikka vin vinen melk melka fisk fisken fangsten pålegg pålegget lunsj lunsjen food beer drinks
kaffe: kaffe kaffen kaffien kakao kakaoen suppe suppa suppen middag middagen coffee soup gløgg
`;

/** What is wrong with them, and what one wants them to be instead. */
const ailments = `
kald: stivner stivfryser kulda kulden kald kaldt kalde kaldare kjølig kjølige fryser fryse frys frøs frosset frossen frosne frosen fros iskald iskaldt iskalde nummen numne numment valen valne frostnupper frostskade hutrer skjelver cold freezing freeze freezes frozen fryst frysar kold kolde
varm: varm varmt varme varmer varmen warm varmere varma lun lune
våt: sørpe slaps gjørme snøslaps slush våt vått våte blaut blautt blaute bløt bløtt bløte blöt blöta klissvåt klissvåte søkkvåt søkkvåte gjennomvåt gjennomvåte våd våde wet soaked fuktig fuktige tørr tørt tørre tørrskodd tørrskodde dry torra gjennombløt
vond: svir svei dunker svikter hjernerystelse vondt vond vonde verk verken verker verket verke øm ømt ømme sår såre sårt stiv stivt stive smerte smerter smertene ont ond ilande hurt hurts hurting sore pain pains aching ache murrer murring krampe kramper sliten slitne slitent utslitt utslitte hoven hovne støl støle stølt nerve plager trøbbel knaker knekker skadet skadde skada betent betennelse slit plagsom elendig dårlig dårlige svak svake hard hardt ubekvem ubekvemt
gnag: gnager gnag gnage gnagsår blemme blemmer blister blisters vabel vabler skav skavsår skaver
svett: svett svettas svette svetter svettar klam klamme sweaty sweat hovner
sol: sol sola solen solbrent solbrente brent sun sunburn blender blendet blendes myser
snø: snø snøen snøn stein steiner steinar grus snow
slag: beskytte beskytter beskyttelse beskytta verne skjerme protect protection slag slår slå skade skader skydda
`;

/** Ailment and part, and the goods against it there. */
const against = `
kald hånd: vott hanske langrennshanske
kald fot: ullsokk vinterstøvel tøffel ulltøffel ullsåle tursokk
kald bein: ullongs skibukse ullsokk vinterstøvel
kald kne: ullongs skibukse
kald ankel: ullsokk vinterstøvel gamasje
kald lår: ullongs skibukse tights
kald hode: lue ull-lue pannebånd
kald øre: lue ull-lue pannebånd
kald hals: hals ullhals
kald nakke: hals ullhals
kald ansikt: hals ullhals alpinbrille
kald overkropp: ulltrøye fleecejakke ullgenser vest dunjakke
kald rygg: ulltrøye vest fleecejakke
kald rumpe: sitteunderlag ullongs skibukse
kald natt: dunsovepose sovepose liggeunderlag ulltrøye ullongs
kald kropp: ulltrøye ullongs ullsett
kald mat: kjølebag
kald kaffe: termos
varm mat: termos stormkjøkken
våt hånd: vott hanske
våt fot: gummistøvel vinterstøvel tursko fjellstøvel gamasje
våt bein: gummistøvel tursko fjellstøvel vinterstøvel gamasje
våt lår: regnbukse skallbukse
våt kne: regnbukse skallbukse
våt ankel: gummistøvel gamasje
våt hode: regnjakke caps lue
våt hals: regnjakke skalljakke
våt overkropp: regnjakke skalljakke
våt rygg: regnjakke skalljakke
våt rumpe: sitteunderlag regnbukse
våt kropp: regnjakke regnbukse regnsett
våt natt: telt tarp liggeunderlag
vond hånd: hanske treningsstrikk massasjeball
vond fot: innleggssåle massasjeball gnagsårplaster løpesko
vond bein: massasjerulle massasjeball treningsstrikk
vond lår: massasjerulle massasjeball treningsstrikk
vond kne: gåstav massasjerulle innleggssåle treningsstrikk løpesko
vond ankel: treningsstrikk fjellstøvel førstehjelpspakke
vond hode: lue caps
vond øre: badehette pannebånd lue
vond hals: massasjeball massasjerulle hals
vond nakke: massasjeball massasjerulle treningsstrikk
vond ansikt: hals
vond øye: svømmebrille alpinbrille caps
vond overkropp: massasjerulle treningsstrikk
vond rygg: massasjerulle massasjeball yogamatte treningsstrikk
vond rumpe: sykkelshorts sitteunderlag massasjeball
vond kropp: massasjerulle massasjeball treningsstrikk
vond mat: kjølebag
våt øye: svømmebrille
våt øre: badehette
vond natt: liggeunderlag hengekøye sovepose
vond byste: sportsbh
gnag byste: sportsbh
gnag fottøy: gnagsårplaster tursokk innleggssåle
gnag fot: gnagsårplaster tursokk ullsokk
gnag ankel: gnagsårplaster tursokk
gnag rumpe: sykkelshorts
gnag bein: sykkelshorts tights
gnag lår: sykkelshorts tights
gnag hånd: hanske sykkelhanske
svett fot: treningssokk ullsokk sandal
svett hode: pannebånd caps
svett hånd: hanske
svett rygg: treningstrøye singlet ulltrøye
svett overkropp: treningstrøye singlet
svett kropp: treningstrøye singlet tskjorte shorts
sol hode: caps
sol ansikt: caps
sol øye: caps alpinbrille
sol nakke: caps uv-trøye tskjorte
sol overkropp: uv-trøye tskjorte
sol kropp: uv-trøye tskjorte caps
sol rygg: uv-trøye tskjorte
snø fottøy: gamasje vinterstøvel
slag øre: lue pannebånd badehette
slag hode: sykkelhjelm alpinhjelm
slag rygg: ryggskjold
slag bein: leggskinn
slag ankel: leggskinn
slag kne: leggskinn ryggskjold
slag nakke: ryggskjold
slag øye: alpinbrille svømmebrille
slag hånd: hanske keeperhanske
slag overkropp: ryggskjold redningsvest
slag kropp: ryggskjold leggskinn
`;

/** The table the other way round: every word of a line stands for the line's name. */
const named = (text: string): WordTable =>
  wordTable(
    ...text
      .trim()
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', said = '']) => `${said}: ${name}`),
  );

export const bodyParts = named(parts);
export const bodyAilments = named(ailments);
const goodsByPair = wordTable(against.replaceAll(/^(\S+) /gm, '$1_'));

/** What one wants where something is wrong with a part of the body; none where the two say nothing together. */
export function goodsAgainst(ailment: string, part: string): readonly string[] {
  const own = goodsByPair.get(tableKey([ailment, part]));
  // what keeps warm is what one wants against the cold
  return own ?? (ailment === 'varm' ? goodsAgainst('kald', part) : []);
}
