/** What is wrong, by its name, and what a shop of sport has against it. */
export const namedAilments = `
hofteplager musearm musarm tennisarm tennisalbue golfalbue nakkekink kink stivnakke isjias prolaps lumbago senebetennelse muskelstramhet myalgi: massasjerulle massasjeball treningsstrikk
platfot plattfoter supinasjon hammertå hælspor fotplager akillessene akilles: innleggssåle
fotsopp tåsopp neglesopp fotvorter: badesko treningssokk
solstikk heteslag: caps drikkeflaske uv-trøye
snøblindhet snøblind: alpinbrille
forfrysning forfrysninger frostbitt frostskader hypotermi nedkjøling gåsehud: ulltrøye ullongs dunjakke vott ullsokk
vepsestikk bistikk insektstikk insektsbitt flåttbitt kløe: myggmiddel myggnett
`;
