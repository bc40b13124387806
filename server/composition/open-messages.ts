import type { BrandVariant } from '#brands/brand.ts';
import { linkMobility } from '../adapters/sms-link/link-mobility.ts';
import { sveve } from '../adapters/sms-sveve/sveve.ts';
import type { AppParts } from '../app.ts';
import type { Database } from '../database/connection/client.ts';
import { newestMails } from '../database/notifications/mail-outbox.ts';
import { databaseSmsOutbox, newestSms } from '../database/notifications/sms-outbox.ts';
import type { OutboxToRead } from '../http/demo/outbox-page.ts';
import type { SmsSender } from '../ports/sms.ts';
import type { Config } from '../settings/config.ts';
import type { SmsSettings } from '../settings/message-settings.ts';

export interface Messages extends Pick<AppParts, 'outboxToRead' | 'smsReports'> {
  /** Null: text messages are not sent. */
  readonly sms: SmsSender | null;
}

/** Mails and text messages: who sends the latter, where the provider reports, and what a demo shows of both. */
export function openMessages(config: Config, database: Database, brand: BrandVariant): Messages {
  const sms = smsSender(config.sms, brand);
  const token = config.sms?.reportToken ?? null;
  return {
    sms,
    outboxToRead: config.mode === 'demo' ? outboxToRead(config, database) : null,
    smsReports:
      sms === null || token === null
        ? null
        : { token, sender: sms, outbox: databaseSmsOutbox(database), now: Date.now },
  };
}

/** The provider of text messages that is set; null: none is. */
function smsSender(settings: SmsSettings | null, brand: BrandVariant): SmsSender | null {
  if (settings === null) return null;
  const from = settings.from ?? brand.displayName.slice(0, 11);
  return settings.provider === 'sveve' ? sveve({ ...settings, from }) : linkMobility({ ...settings, from });
}

/** The outbox of mails and text messages that are not sent anywhere, for the demo's page; null: all are sent. */
function outboxToRead({ smtpUrl, sms }: Config, database: Database): OutboxToRead | null {
  if (smtpUrl !== null) return null;
  return {
    mails: () => newestMails(database, 200),
    sms: async () => (sms === null ? newestSms(database, 200) : []),
  };
}
