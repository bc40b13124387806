import type { BrandVariant } from '#brands/brand.ts';
import { type MailText, mailText } from '#content/nb/mail.ts';
import { shippedFont } from '#contract/brand/shipped-fonts.ts';
import { isPersonName } from '#domain/customer/person-name.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** What stands around every mail: whose it is and how to reach them. */
export interface MailFrame {
  readonly brand: BrandVariant;
  readonly contact: { readonly email: string; readonly address: string; readonly orgNo: string };
  /** Nothing is delivered by this shop, and its mails say so. */
  readonly demo: boolean;
}

/** Goods and sums, already formatted. The last column stands to the right. */
export interface MailTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The address of a small JPEG for each row, where there is a photograph. */
  readonly pictures?: readonly (string | null)[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
}

export interface LaidOutMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The same words as text and as HTML (DEC-104); the HTML carries its colours inline and loads nothing but photographs of what
 * was ordered, from the shop itself. A name from before names were checked is left out when it could be a message.
 */
export function layOutMail(
  frame: MailFrame,
  words: MailText,
  { name: given, table }: { readonly name: string; readonly table?: MailTable },
): LaidOutMail {
  const name = isPersonName(given) ? given : '';
  return { subject: words.subject, text: asText(frame, words, name, table), html: asHtml(frame, words, name, table) };
}

function footLines({ brand, contact, demo }: MailFrame): string[] {
  return [
    mailText.help(contact.email),
    mailText.seller(brand.legalName, contact.orgNo, contact.address),
    ...(demo ? [mailText.demoNotice] : []),
  ];
}

function endingLine({ ending }: MailText): string[] {
  return ending === undefined ? [] : [`${ending.label}\n${ending.url}`];
}

function asText(frame: MailFrame, words: MailText, name: string, table: MailTable | undefined): string {
  const action = words.action === undefined ? [] : [`${words.action.label}:\n${words.action.url}`];
  const goods =
    table === undefined
      ? []
      : [
          [
            ...table.rows.map((row) => row.join('  ')),
            ...table.sums.map(({ label, amount }) => `${label}: ${amount}`),
          ].join('\n'),
        ];
  return [
    mailText.greeting(name),
    ...words.paragraphs,
    ...goods,
    ...action,
    mailText.signature(frame.brand.displayName),
    `--\n${[...endingLine(words), ...footLines(frame)].join('\n')}`,
  ].join('\n\n');
}

function asHtml(frame: MailFrame, words: MailText, name: string, table: MailTable | undefined): string {
  const { colors, fonts } = frame.brand.theme;
  const { family: font } = shippedFont(fonts.body);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const foot = footLines(frame).map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`);
  return `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:${colors.bg};color:${colors.ink};font:16px/1.5 '${font}',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;padding:16px 24px;background:${colors.deep};color:${colors['on-deep']};font-size:20px;font-weight:700">${escapeHtml(frame.brand.displayName)}</p>
<div style="padding:24px;background:${colors.surface};border:1px solid ${colors.line}">
${[
  paragraph(mailText.greeting(name)),
  ...words.paragraphs.map(paragraph),
  ...(table === undefined ? [] : [tableHtml(table, colors.line)]),
  ...(words.action === undefined ? [] : [actionHtml(words.action, colors)]),
  paragraph(mailText.signature(frame.brand.displayName)),
].join('\n')}
</div>
<div style="padding:16px 24px;color:${colors['ink-2']};font-size:14px">${endingHtml(words, colors['ink-2'])}${foot.join('')}</div>
</div></body></html>`;
}

function actionHtml(
  action: { readonly label: string; readonly url: string },
  colors: BrandVariant['theme']['colors'],
): string {
  const url = escapeHtml(action.url);
  return `<p style="margin:24px 0 16px"><a href="${url}" style="display:inline-block;padding:12px 20px;background:${colors.brand};color:${colors['on-brand']};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:${colors['ink-2']};font-size:14px">${escapeHtml(mailText.linkHelp)}<br><a href="${url}" style="color:${colors.brand};word-break:break-all">${url}</a></p>`;
}

function endingHtml({ ending }: MailText, color: string): string {
  if (ending === undefined) return '';
  const url = escapeHtml(ending.url);
  return `<p style="margin:0 0 6px">${escapeHtml(ending.label)}<br><a href="${url}" style="color:${color};word-break:break-all">${url}</a></p>`;
}

function tableHtml({ head, rows, pictures = [], sums }: MailTable, line: string): string {
  const cell = (tag: 'td' | 'th', text: string, last: boolean, { span = 1, picture = '' } = {}) =>
    `<${tag}${span > 1 ? ` colspan="${span}"` : ''} style="padding:6px 8px 6px 0;border-bottom:1px solid ${line};text-align:${last ? 'right' : 'left'}">${picture}${escapeHtml(text)}</${tag}>`;
  const row = (tag: 'td' | 'th', cells: readonly string[], picture = '') =>
    `<tr>${cells.map((text, index) => cell(tag, text, index === cells.length - 1, index === 0 ? { picture } : {})).join('')}</tr>`;
  const sum = ({ label, amount }: MailTable['sums'][number]) =>
    `<tr>${cell('td', label, false, { span: head.length - 1 })}${cell('td', amount, true)}</tr>`;
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse"><thead>${row('th', head)}</thead><tbody>${rows.map((cells, index) => row('td', cells, pictureHtml(pictures[index] ?? null))).join('')}${sums.map(sum).join('')}</tbody></table>`;
}

/** Beside its own name, so it says nothing more to those who do not see it. */
function pictureHtml(address: string | null): string {
  if (address === null) return '';
  return `<img src="${escapeHtml(address)}" width="48" alt="" style="width:48px;height:auto;margin:0 10px 0 0;vertical-align:middle">`;
}
