/** What somebody should look at before a review is shown. A flag decides nothing by itself. */
export type ReviewFlag = 'question' | 'phone' | 'email' | 'link';

export const rejectReasons = ['off-topic', 'personal-data', 'advertising', 'hateful'] as const;
export type RejectReason = (typeof rejectReasons)[number];

export type ReviewState = 'waiting' | 'approved' | 'rejected';

const patterns: Readonly<Record<ReviewFlag, RegExp>> = {
  question: /[^.!?\n]*\?/gu,
  phone: /(?<![\d.,])(?:\+47 ?|0047 ?)?[2-9]\d(?:[ .]?\d){6}(?![\d.,]?\d)/gu,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  link: /\b(?:https?:\/\/\S+|www\.\S+|[\w-]+\.(?:no|com|net|org|shop|example)\b\S*)/giu,
};

export function reviewFlags(content: string): ReviewFlag[] {
  const found = (Object.keys(patterns) as ReviewFlag[]).filter((flag) => content.search(patterns[flag]) >= 0);
  // The host of an address is no link of its own.
  return found.includes('email') && content.replace(patterns.email, '').search(patterns.link) < 0
    ? found.filter((flag) => flag !== 'link')
    : found;
}

export interface ContentPart {
  readonly text: string;
  readonly flagged: boolean;
}

/** The text in parts, those that were flagged apart. */
export function flaggedParts(content: string): ContentPart[] {
  const marks = Object.values(patterns)
    .flatMap((pattern) =>
      [...content.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
    )
    .sort((a, b) => a[0] - b[0]);
  const parts: ContentPart[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    if (from < end) continue;
    if (from > end) parts.push({ text: content.slice(end, from), flagged: false });
    parts.push({ text: content.slice(from, to), flagged: true });
    end = to;
  }
  if (end < content.length) parts.push({ text: content.slice(end), flagged: false });
  return parts;
}

/** For lists: what reaches a person is not spread further. */
export function maskedContent(content: string): string {
  const dots = (match: string) => match.replace(/(?<=^..*)[\p{L}\d](?=.*$)/gu, '•');
  return content
    .replace(patterns.email, dots)
    .replace(patterns.phone, (match) => `${match.slice(0, 1)}${match.slice(1).replace(/\d/g, '•')}`);
}
