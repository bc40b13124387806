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
    noAccount: 'Ikke medlem ennå?',
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
    help: 'Ingenting er krysset av på forhånd, og du kan trekke et ja når som helst.',
    club: 'Jeg vil være med i kundeklubben',
    newsletter: 'Send meg nyhetsbrev på e-post',
    marketing: 'Send meg tilbud tilpasset det jeg har kjøpt',
    event_invite: 'Inviter meg til arrangementer i butikken',
    birthday_gift: 'Gi meg en bursdagsgave',
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
  myPage: {
    title: 'Min side',
    greeting: (firstName: string) => `Hei, ${firstName}`,
    navLabel: 'Min side',
    overview: 'Oversikt',
    history: 'Historikk',
    reviews: 'Mine omtaler',
    qrCode: 'QR-kode',
    favourites: 'Favoritter',
    data: 'Mine data',
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
  },
} as const;
