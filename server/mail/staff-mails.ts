import { roleNames } from '#content/nb/desk/roles.ts';
import { staffInvitationMail, staffNewBrowserMail } from '#content/nb/mail/staff.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { formatTime, formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';
import type { StaffMails } from '#server/ports/desk/staff-mails.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

/** Mails about access to the desk. `deskUrl` is where it is, without its path. */
export function staffMails(frame: () => MailFrame, deskUrl: () => string): StaffMails {
  // Behind the #: it is never sent to a server, so that no log between here and there has it.
  const invitationUrl = (token: string) => `${deskUrl()}${deskPath}/invitasjon#${token}`;
  return {
    invitationUrl,
    invitation: ({ email, role }, token) => {
      const { displayName: chain } = frame().brand;
      const words = staffInvitationMail({ chain, role: roleNames[role].toLowerCase(), url: invitationUrl(token) });
      return { kind: 'staff-invitation', recipient: email, ...layOutMail(frame(), words, { name: '' }) };
    },
    newBrowser: ({ email, name }, device, at) => {
      const { date, minuteOfDay } = osloTime(at);
      const when = `${formatWeekdayAndDate(date)} kl. ${formatTime(minuteOfDay)}`;
      const words = staffNewBrowserMail({ chain: frame().brand.displayName, device, at: when });
      return { kind: 'staff-new-browser', recipient: email, ...layOutMail(frame(), words, { name }) };
    },
  };
}
