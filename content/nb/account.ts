/** Login, registration, password and 'Min side'; error texts are in errors.ts. */
export const accountText = {
  login: {
    /** TXT-78: heading and button */
    title: 'Logg inn',
    identifier: 'E-post eller telefonnummer',
    password: 'Passord',
    remember: 'Husk meg på denne enheten',
    /** TXT-81 */
    forgot: 'Glemt passord?',
    showPassword: 'Vis passord',
    hidePassword: 'Skjul passord',
  },
  register: {
    /** TXT-80: heading and button */
    title: 'Registrer deg',
    lead: 'Medlemmer får 5 års garanti og klubbpris. Vi ber bare om det vi trenger.',
    terms: 'Jeg godtar vilkårene',
    readTerms: 'Les vilkårene',
    passwordHelp: 'Minst åtte tegn',
    haveAccount: 'Har du konto fra før?',
  },
  fields: {
    first_name: 'Fornavn',
    last_name: 'Etternavn',
    email: 'E-post',
    phone: 'Telefonnummer',
    birth_date: 'Fødselsdato',
    gender_id: 'Kjønn',
    address: 'Adresse',
    postal_code: 'Postnummer',
    city: 'Poststed',
    password: 'Passord',
    password_confirmation: 'Gjenta passordet',
    current_password: 'Nåværende passord',
    new_password: 'Nytt passord',
  },
  fieldErrors: {
    passwordTooShort: 'Passordet må ha minst åtte tegn',
    passwordsDiffer: 'Passordene er ikke like',
    birthDate: 'Skriv datoen som dag, måned og år',
  },
  consents: {
    heading: 'Det du har sagt ja til',
    /** Where nothing has been said yet. */
    ask: 'Dette kan du si ja til',
    help: 'Ingenting er krysset av på forhånd, og du kan trekke et ja når som helst.',
    club: 'Jeg vil være med i kundeklubben',
    newsletter: 'Send meg nyhetsbrev på e-post',
    marketing: 'Send meg tilbud tilpasset det jeg har kjøpt',
    event_invite: 'Inviter meg til arrangementer i butikken',
    birthday_gift: 'Gi meg en bursdagsgave',
  },
  channels: {
    heading: 'Slik kan vi nå deg',
    help: 'Gjelder bare det du har sagt ja til over. Kvitteringer og beskjeder om det du har bestilt, får du uansett.',
    email: 'På e-post',
    sms: 'På SMS',
    post: 'I posten',
  },
  consentHistory: {
    heading: 'Svarene dine over tid',
    help: 'Vi lagrer når du sa ja og når du trakk det, så begge kan se det.',
    show: 'Vis tidligere svar',
    none: 'Du har ikke svart på noe ennå.',
    yes: 'Ja',
    no: 'Nei',
    when: 'Tidspunkt',
    what: 'Hva',
    answer: 'Svar',
    more: 'Vis flere',
    failed: 'Vi fikk ikke hentet svarene. Prøv igjen senere.',
    names: {
      cookies: 'Informasjonskapsler',
      terms_conditions: 'Kjøpsvilkår',
      club: 'Kundeklubb',
      marketing: 'Tilpassede tilbud',
      newsletter: 'Nyhetsbrev',
      event_invite: 'Arrangementer',
      birthday_gift: 'Bursdagsgave',
      cookie_ga: 'Google Analytics',
      cookie_google_tag_manager: 'Google Tag Manager',
      cookie_meta_pixel: 'Meta Pixel',
      channel_email: 'Kontakt på e-post',
      channel_sms: 'Kontakt på SMS',
      channel_post: 'Kontakt i posten',
    },
  },
  sessions: {
    title: 'Innlogginger',
    help: 'Her er enhetene som er logget inn på kontoen din. Er det en du ikke kjenner igjen? Logg den ut, og bytt passord.',
    listLabel: 'Enheter som er logget inn',
    unknownDevice: 'Ukjent enhet',
    thisDevice: 'Denne enheten',
    inUse: 'I bruk nå',
    lastSeen: (when: string) => `Sist brukt ${when}`,
    loggedIn: (when: string) => `Logget inn ${when}`,
    remembered: 'Husket på enheten',
    end: 'Logg ut',
    endNamed: (device: string) => `Logg ut ${device}`,
    endOthers: 'Logg ut alle andre',
    confirmTitle: (device: string) => `Logge ut ${device}?`,
    confirm: 'Den som bruker enheten, må logge inn på nytt for å komme til kontoen din.',
    confirmOthersTitle: 'Logge ut alle andre enheter?',
    confirmOthers: (n: number) =>
      n === 1
        ? 'Én enhet må logge inn på nytt. Du blir værende innlogget her.'
        : `${n} enheter må logge inn på nytt. Du blir værende innlogget her.`,
    keep: 'Avbryt',
    ended: (device: string) => `${device} er logget ut`,
    othersEnded: 'Alle andre enheter er logget ut',
    onlyThis: 'Du er ikke logget inn noe annet sted.',
    failed: 'Vi fikk ikke hentet enhetene. Prøv igjen senere.',
  },
  forgot: {
    title: 'Glemt passord',
    lead: 'Skriv e-postadressen din, så sender vi en lenke.',
    send: 'Send lenke',
    /** TXT-89 */
    sent: 'Hvis e-postadressen finnes hos oss, har vi sendt en lenke for å lage nytt passord.',
  },
  reset: {
    title: 'Lag nytt passord',
    save: 'Lagre passordet',
    /** TXT-91 */
    done: 'Passordet er endret',
  },
  verify: {
    title: 'Bekreft e-posten',
    /** TXT-88 */
    done: 'E-postadressen er bekreftet',
    /** TXT-87 */
    notVerified: 'E-postadressen din er ikke bekreftet',
    /** TXT-86 */
    resend: 'Send bekreftelse på nytt',
    /** ERR-24, shown for 3 s */
    resent: (email: string) => `Epost sendt til ${email}`,
  },
  newEmail: {
    password: 'Bekreft byttet med passordet ditt',
    help: 'Vi sender en lenke til den nye adressen. Den du har nå, gjelder til lenken er åpnet.',
    passwordMissing: 'Skriv passordet ditt for å bytte e-postadresse',
    passwordWrong: 'Passordet stemmer ikke',
    asked: (email: string) => `Vi har sendt en lenke til ${email}. Adressen byttes når du åpner den.`,
    waiting: (email: string) => `Ny e-postadresse venter på bekreftelse: ${email}`,
    resend: 'Send lenken på nytt',
    cancel: 'Avbryt byttet',
    cancelled: (email: string) => `Byttet er avbrutt. Vi bruker fortsatt ${email}.`,
  },
  myPage: {
    title: 'Min side',
    greeting: (firstName: string) => `Hei, ${firstName}`,
    navLabel: 'Min side',
    overview: 'Oversikt',
    latest: 'Siste bestillinger',
    seeHistory: 'Se historikk',
    history: 'Historikk',
    reviews: 'Mine omtaler',
    qrCode: 'QR-kode',
    favourites: 'Favoritter',
    data: 'Mine data',
    sessions: 'Innlogginger',
    /** TXT-79 */
    logOut: 'Logg ut',
    /** TXT-83 */
    save: 'Lagre',
    /** TXT-84 */
    saved: 'Endringene er lagret',
    changePassword: 'Bytt passord',
    /** TXT-85: button and its confirmation */
    deleteAccount: 'Slett konto',
    deleteExplain:
      'Kontoen og opplysningene i den slettes med en gang, og det kan ikke angres. Favorittene på denne enheten slettes også. Reservasjoner og kjøp løsnes fra deg, og omtalene dine blir stående uten navn.',
    deletePassword: 'Skriv passordet ditt for å bekrefte',
    keepAccount: 'Behold kontoen',
    exportHeading: 'Opplysningene mine',
    exportData: 'Last ned opplysningene mine',
  },
  qr: {
    title: 'QR-kode',
    show: 'Vis koden i kassen',
    help: 'Garantien og klubbprisene følger med når butikken skanner koden.',
    brightness:
      'Skru opp lysstyrken på skjermen, så går det lettere. Koden virker uten nett når du har åpnet den én gang.',
    picture: (code: string) => `QR-kode for medlem ${code}`,
    clubMember: 'Klubbmedlem',
    /** To those who are not in the club. */
    noMemberHelp: 'Koden viser butikken hvem du er. Medlemmer får klubbpriser og 5 års garanti.',
    join: 'Bli med i kundeklubben',
    failed: 'Vi fikk ikke hentet koden. Prøv igjen senere.',
  },
} as const;
