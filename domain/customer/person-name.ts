/** Control characters, line and paragraph separators, and format characters that hide or turn the text around them. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/** Persian and Indic names join and part letters by these; between Latin ones they only hide a link. */
const joiners = /[\u200c\u200d]/g;

/** A scheme, an address of mail, or a host name as mail readers make links of: 'www.x', 'vinn.example', '10.0.0.1', 't.me/x'. */
const links = [
  /[@\\]|:\/\/|http|www\./i,
  /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u,
  /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}]\.\p{Ll}{2,}/u,
  /\.[\p{L}\p{N}-]+\/|\p{N}\.\p{N}/u,
];

/** One line of text that shows all that is in it. */
export function isOneLine(text: string): boolean {
  return !unseen.test(text);
}

/**
 * What may stand as somebody's name in our mails and pages: one line without a link or an address, so that no mail of ours
 * carries a stranger's message. Which letters a name has is nobody's business.
 */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  // Full-width letters and ideographic dots are what browsers read as plain ones.
  const read = name.replace(joiners, '').normalize('NFKC').replaceAll('。', '.');
  return isOneLine(name) && !links.some((link) => link.test(read));
}
