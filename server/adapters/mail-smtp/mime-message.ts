import { createHash } from 'node:crypto';
import type { MailToSend } from '#server/ports/mail.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** A mail as it goes over the wire: text and HTML as alternatives, all of it in seven bits. */
export function mimeMessage(mail: MailToSend, from: Sender, date: Date): string {
  const boundary = `=_${createHash('sha256').update(`${mail.id} ${date.getTime()}`).digest('hex').slice(0, 20)}`;
  const host = from.address.slice(from.address.indexOf('@') + 1);
  return [
    `From: ${encodedWords(from.name)} <${oneLine(from.address)}>`,
    `To: <${oneLine(mail.recipient)}>`,
    `Subject: ${encodedWords(mail.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <mail-${mail.id}@${oneLine(host)}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(boundary: string, type: string, body: string): string[] {
  const encoded =
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...encoded,
    '',
  ];
}

/** RFC 2047. A header is one line whatever stands in the text: what is encoded holds no line end. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !/[<>"=?]/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}

/** Addresses were checked long before; a line end in one would be a header of somebody else's. */
function oneLine(address: string): string {
  if (!/^[^\s<>]+$/u.test(address)) throw new Error('The address cannot be written in a header');
  return address;
}
