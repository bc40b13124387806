export const shareText = {
  label: 'Del med andre:',
  button: 'Del',
  onFacebook: 'Del på Facebook',
  onX: 'Del på X',
  byMail: 'Del på e-post',
  copyLink: 'Kopier lenke',
  /** UI-13, shown for 3 s */
  copied: 'Link Kopiert!',
  mailSubject: (title: string, chain: string) => `${title} hos ${chain}`,
} as const;
