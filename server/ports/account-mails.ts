import type { Mail } from './mail.ts';

export interface MailedCustomer {
  readonly id: number;
  readonly first_name: string;
  readonly email: string;
  readonly club: 0 | 1;
}

/** The mails about an account, as they go out; all but the last carry a link with a token. */
export interface AccountMails {
  verification(customer: MailedCustomer, token: string): Mail;
  welcome(customer: MailedCustomer, token: string): Mail;
  passwordReset(customer: MailedCustomer, token: string): Mail;
  /** To the address the customer had before. */
  securityNotice(customer: MailedCustomer, changed: 'email' | 'password'): Mail;
}
