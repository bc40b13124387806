/** Ball games, racket games and games for the pub and the garden: what comes nearest to what a shop of sport may not have. */
export const ballGames = `
padelkurv padelballrør padelgrep padelhette: padelracket
discgolfkurv discgolfbag discgolfsett discgolfdisc frisbeekurv frisbeenett discgolftralle: frisbeegolfdisk
golftee peg wedge jern_golf iron golfvogn golfklubb golfpeg golfutslag minigolfkølle krokketsett: frisbeegolfdisk
golfpolo golfskjorte: tskjorte turskjorte
basketplate hoops: basketball
volleynett strandvolleyballnett beachvolleynett volleyballstenger: volleyball
håndballmål håndballnett håndballklister harpiksfjerner: håndball
hockeytrøye: spillertrøye treningstrøye fotballdrakt
innebandymål innebandyvant innebandygrep innebandyblad: innebandykølle innebandyball
racketbriller: svømmebrille innebandykølle
hockeystick hockeytape hockeymål streethockey: innebandykølle innebandyball
hockeymaske målvaktsmaske hockeyvisir hockeygitter: alpinhjelm skøyte
lacrossestick polokølle cricketkølle baseballbat slåball: innebandykølle
baseballhandske: keeperhanske
baseballcaps: caps
amerikansk_fotball football_amerikansk flaggfotball: fotball
rugbydrakt rugbytrøye: fotballdrakt
tennisstreng tennisstrenger strenging racketstreng grepbånd overgrip gripbånd griptape_racket racketgrep tennisnett tennisvegg ballmaskin racketbag tennisrør tennisdemper: tennisracket badmintonracket padelracket
squashracket squashrekkert pickleball pickleballracket beachtennis strandtennis beachtennisracket beachracket matkot: tennisracket padelracket badmintonracket
tenniskjole: shorts tskjorte
fjærballnett speedminton crossminton: badmintonsett
bordtennisrobot bordtennisgummi pingpongbord: bordtennissett bordtennisracket
beerpong ølpong rundbord: bordtennissett
ballsekk ballpose balloppbevaring ballvogn ballnål: gulvpumpe fotball
gult_kort linjeflagg: fotballdrakt refleksvest
hjørneflagg dribletønne: treningsstrikk fotball
fotballfrakk benkejakke trenerjakke: vindjakke boblejakke
fotballskjerf supporterskjerf: hals
supporterlue fotballue: lue
supporterdrakt supporterutstyr: spillertrøye fotballdrakt
foosball hockeyspill bordspill: kubb kasteringer bordtennissett
sokkebånd leggbeskytterstrømpe leggskinnholder: fotballdrakt leggskinn
keeperlue: fotballdrakt keeperhanske joggebukse
taktikktavle taktikkbrett dommerbok: fotball
bowlingkule bowlingball bowlingbag kjeglespill: kubb kasteringer
bowlingsko biljardsko: innendørssko joggesko
dartpil dartbrett dartspiss dartflights dartmatte: kubb kasteringer
biljardkø biljardkule biljardkritt snooker snookerbord pool_bord: kubb bordtennissett
sjakk sjakkbrett yatzy ludo terning terninger kortstokk uno vrivrompeis monopol reisespill turspill turyatzy hesteskospill cornhole stolpespill: kubb kasteringer
boules mølkky molkky finsk_kubb laddergolf hageboccia: kubb kasteringer
vannballong vannballonger såpebobler drage kite_barn flydrage boomerang bumerang frisbee_hund propell hulahupp rockering hula_hoop: frisbeegolfdisk kasteringer kubb
sjonglering sjongleringsball sjongleringsballer diabolo djevlepinne poi jojo yoyo klovnekostyme sirkus sirkusutstyr stylter: kasteringer kubb frisbeegolfdisk
ballongbil hoppestokk pogostick pogo_stick hoppeball: fotball hoppetau
huskestativ disse klatrestativ sklie sandkasseleker bøtte_og_spade sandleker: kubb fotballmål akebrett
hinkestein hinkepose klinkekule klinkekuler beanbag plenspill yardspill gårdsspill hesteskokast ringkast: kubb kasteringer
vektball tungball: kettlebell manual
`;
