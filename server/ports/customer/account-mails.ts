import type { Mail } from '../mail.ts';

export interface MailedCustomer {
  readonly id: number;
  readonly first_name: string;
  readonly email: string;
  readonly club: 0 | 1;
}

/** The mails about an account, as they go out; the first three carry a link with a token. */
export interface AccountMails {
  verification(customer: MailedCustomer, token: string): Mail;
  welcome(customer: MailedCustomer, token: string): Mail;
  passwordReset(customer: MailedCustomer, token: string): Mail;
  passwordChanged(customer: MailedCustomer): Mail;
  /** To the address the account has until the new one is verified. */
  newEmailAsked(customer: MailedCustomer): Mail;
  /** To the account that somebody may mean who has logged in at Vipps; the link logs in once. */
  identityLink(customer: MailedCustomer, token: string): Mail;
  /** To the customer whose address somebody wanted on another account. */
  addressInUse(customer: MailedCustomer): Mail;
}
