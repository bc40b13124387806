/** Tackle by its names: what comes nearest to what a shop of sport may not have. */
export const fishingTackle = `
trolling downrigger dypdykker paravane trollingsnelle: haspelstang sluk wobbler
multiplikatorsnelle baitcaster baitcastersnelle baitcast lavprofilsnelle kvernsnelle: haspelsnelle
fluesnøre flueline flytesnøre synkesnøre skytehode skyteline klump backing fluefortom tippetmateriale tippet taperfortom fluevest: fluestang fluesett sene
bindestikke bindetråd hackle fjærmateriale dubbing gullhode fluekroker fluebindingssett fluekrok bindevise flueeske fluefett tørrfluespray: fluesett nymfesett
jighead gummiorm gummimark dropshot texasrigg paddletail spinnerbait chatterbait popper jerk swimbait vobler vobbler overflatevobler: wobbler sluk
pilkesluk havfiskepilk balansepilk mormyska mormyschka sildehekle sildesnøre torskesluk sjøsluk skjesluker ørretsluk laksesluk abborsluk gjeddesluk sjøørretsluk: sluk
spinnersett spinnfluer bladspinner: spinner
trekrok trekroker enkeltkrok krok_fiske løser krokløser krokfjerner krokbinder krokskjerper: sluk fiskesett
hempe hempesvivel beleggingsring splittring stålfortom wire_fortom leader fluorkarbon fluorocarbon fluorcarbon: sene sluk
blysøkke bly blyhagl_fiske splittbly splitthagl oliven_søkke meitesøkke: sluk sene fiskesett
dobbe flyteline kastedupp sklidupp bombarda sbirolino: fiskesett sluk sene
fiskeagn mark_til_fiske meitemarkboks markboks reker_agn makkboks pasta_agn luktagn maggot boilies agnpose: fiskesett sluk
meitefiske karpefiske karpe feederstang feeder bunnmeite: haspelstang fiskesett
håndsnøre handsnøre håndsnella juksa juksamaskin juksesnelle krabbesnøre snørebrett snorebrett krabbesnelle: sene fiskesett
krabbeteine krabbenett rekestrikk reketeine torskegarn kastenot kilenot line_fiske: håv
fiskeklepp lipgrip boga_grip fiskegrep fiskepose fisketønne sump_fiske fiskekurv fiskebøtte fiskespann agnbøtte: håv fiskekoffert
tackelbox tacklebox utstyrskoffert slukmappe slukpung slukbag stangbag stangrør stangfutteral stangveske stangtrekk fiskestangveske: fiskekoffert duffelbag
stangstativ bite_alarm nappvarsler bitemelder bjelle_stang stangbjelle pilkebjelle: haspelstang fiskekoffert
digitalvekt hengevekt målebånd fiskelinjal: fiskekoffert håv
filetfjøl fiskebank priest fiskeskjeller: turkniv
røykovn røykeboks røykflis røykespon: bålpanne stekehelle
isfisketelt pilketelt isfiskebag isfiskeskrin isfiskesett isfisketrener pimpel isskje isauser isøse isbille: isfiskestikke
motorbor isborskjær isborforlenger: isfiskestikke
fishfinder fiskefinner kartplotter plotter: haspelstang sluk gpsklokke
fiskebriller polaroidbriller polariserte_briller polarisert: alpinbrille caps
fiskecaps: caps lue
hoftestøvler hoftestøvel lårstøvel: vadebukse gummistøvel
vadebelte vadekjepp vadepose: vadebukse gåstav
fiskekajakk: vadebukse kajakk redningsvest
fiskekonkurranse: fiskesett haspelstang
krepselykt krepsefiske kreps: hodelykt håv
snøreklipper snøresaks fluetang krokbøyer krøkle: fiskekoffert fiskesett
`;
