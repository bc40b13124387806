/** What people give when they do not know what: small, for anyone, of few sizes. */
export const presentGoods: readonly string[] =
  'termos turkopp hodelykt ullsokk lue turkniv tøffel ulltøffel hals drikkeflaske multiverktøy pannebånd kubb ullgenser hengekøye sitteunderlag vott caps'.split(
    ' ',
  );

/** The same for a child. */
export const presentsForChildren: readonly string[] =
  'fotball akebrett hodelykt barnesekk svømmebrille hoppetau badmintonsett kubb fiskesett frisbeegolfdisk basketball håndball lue ullsokk caps'.split(
    ' ',
  );

/** What is given to a newborn child. */
export const presentsForNewborns: readonly string[] = 'ulldress fleecedress ullsett ullsokk bæremeis barnepulk'.split(
  ' ',
);

/** What is given to who does something in particular: of the size that needs no trying on. */
export const presentsForHobbies: readonly string[] =
  'pulsklokke gpsklokke løpebelte drikkebelte treningssokk tursokk massasjerulle massasjeball energigel treningsstrikk treningsmatte yogamatte hoppetau duffelbag sykkellys sykkelhanske sykkelveske minipumpe sluk spinner wobbler fiskekoffert slukboks håv badehette svømmebrille lommelykt kompass gåstav foldekniv speiderkniv spork bålpanne stekehelle campingstol kjølebag fotball håndball innebandyball kampball akebrett ulldress bysekk'.split(
    ' ',
  );
