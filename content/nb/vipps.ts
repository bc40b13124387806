/** Login with Vipps. The word is Vipps' own caption for it; no logo is drawn. */
export const vippsText = {
  logIn: 'Logg inn med Vipps',
  or: 'eller',
  title: 'Vipps',
  notLinked: 'Koble kontoen til Vipps, så kan du logge inn uten passord.',
  link: 'Koble til Vipps',
  linked: (when: string) => `Koblet til Vipps ${when}. Du kan logge inn med Vipps i stedet for passord.`,
  unlink: 'Koble fra Vipps',
  unlinked: 'Kontoen er koblet fra Vipps. Logg inn med passord fra nå av.',
  unlinkFailed: 'Vi fikk ikke koblet fra Vipps. Prøv igjen senere.',
  /** What came of it, on the page that one is led back to. */
  outcomes: {
    koblet: 'Kontoen er koblet til Vipps.',
    finnes:
      'Du har en konto fra før. Logg inn på den her, så kobles den til Vipps. Vi har også sendt en lenke til e-postadressen på kontoen. Den virker i denne nettleseren.',
    ny: 'Du har ingen konto her ennå. Vi har fylt inn det Vipps vet om deg. Når du har registrert deg, kan du logge inn med Vipps.',
    avbrutt: 'Du avbrøt i Vipps, så du er ikke logget inn.',
    ugyldig: 'Innloggingen med Vipps ble ikke fullført. Prøv en gang til.',
    nede: 'Vi får ikke kontakt med Vipps akkurat nå. Prøv igjen om litt, eller logg inn med passord.',
    vent: 'Det har vært mange forsøk herfra. Vent et kvarter, og prøv igjen.',
    'annen-konto': 'Denne Vipps-brukeren er koblet til en annen konto. Koble den fra der først.',
    'annen-vipps': 'Kontoen er koblet til en annen Vipps-bruker. Koble den fra først.',
  },
} as const;
