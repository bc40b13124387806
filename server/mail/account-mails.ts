import { identityLinkMail } from '#content/nb/mail/identity-link.ts';
import { addressInUseMail, newEmailAskedMail } from '#content/nb/mail/new-email.ts';
import { passwordChangedMail } from '#content/nb/mail/password-changed.ts';
import { passwordResetMail } from '#content/nb/mail/password-reset.ts';
import { verificationMail } from '#content/nb/mail/verification.ts';
import { welcomeMail } from '#content/nb/mail/welcome.ts';
import type { MailText } from '#content/nb/mail.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { AccountMails, MailedCustomer } from '#server/ports/customer/account-mails.ts';
import type { Mail } from '#server/ports/mail.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

/** The mails about an account, with links to the shop's own address. */
export function accountMails(frame: () => MailFrame, shopUrl: () => string): AccountMails {
  const mail = (kind: string, customer: MailedCustomer, words: MailText): Mail => ({
    kind,
    recipient: customer.email,
    customerId: customer.id,
    ...layOutMail(frame(), words, { name: customer.first_name }),
  });
  return {
    verification: (customer, token) => {
      const { displayName: chain } = frame().brand;
      const url = shopUrl() + pathTo('verifyEmail', { token });
      return mail('verification', customer, verificationMail({ chain, url }));
    },
    welcome: (customer, token) => {
      const { displayName: chain, club, features } = frame().brand;
      const hasGuarantee = features.clubGuarantee;
      const url = `${shopUrl()}${pathTo('login')}?registration_token=${token}`;
      return mail(
        'welcome',
        customer,
        welcomeMail({ chain, club, isClubMember: customer.club === 1, hasGuarantee, url }),
      );
    },
    passwordReset: (customer, token) => {
      const { displayName: chain } = frame().brand;
      const url = `${shopUrl()}${pathTo('resetPassword', { token })}?email=${encodeURIComponent(customer.email)}`;
      return mail('password-reset', customer, passwordResetMail({ chain, url }));
    },
    passwordChanged: (customer) => {
      const { brand, contact } = frame();
      const words = passwordChangedMail({ chain: brand.displayName, help: contact.email });
      return mail('security-notice', customer, words);
    },
    newEmailAsked: (customer) => {
      const { brand, contact } = frame();
      const url = shopUrl() + pathTo('forgotPassword');
      return mail(
        'security-notice',
        customer,
        newEmailAskedMail({ chain: brand.displayName, help: contact.email, url }),
      );
    },
    identityLink: (customer, token) => {
      const { displayName: chain } = frame().brand;
      const url = `${shopUrl()}${pathTo('login')}?registration_token=${token}`;
      return mail('identity-link', customer, identityLinkMail({ chain, url }));
    },
    addressInUse: (customer) => {
      const words = addressInUseMail({ chain: frame().brand.displayName, url: shopUrl() + pathTo('login') });
      return mail('address-in-use', customer, words);
    },
  };
}
