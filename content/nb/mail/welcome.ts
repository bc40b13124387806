import type { MailText } from '../mail.ts';

/** The link logs in once (DEC-107). */
export function welcomeMail(mail: {
  chain: string;
  club: string;
  isClubMember: boolean;
  hasGuarantee: boolean;
  url: string;
}): MailText {
  const club = mail.isClubMember
    ? `Du er med i ${mail.club}${mail.hasGuarantee ? ' og har 5 års garanti på det du kjøper' : ''}. Vis QR-koden på «Min side» i kassen, så finner vi kjøpet uten kvittering.`
    : `Du er ikke med i ${mail.club}. Medlemskapet er gratis${mail.hasGuarantee ? ' og gir 5 års garanti' : ''}. Du slår det på under «Min side».`;
  return {
    subject: `Velkommen til ${mail.chain}`,
    paragraphs: [
      'Kontoen din er klar. Her finner du reservasjoner, kjøp og omtaler på ett sted.',
      club,
      'Knappen under logger deg inn én gang og virker i 24 timer. Ikke send den videre.',
    ],
    action: { label: 'Gå til Min side', url: mail.url },
  };
}
