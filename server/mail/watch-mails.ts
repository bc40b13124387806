import { backInStockMail, confirmWatchMail, priceDropMail } from '#content/nb/mail/watch.ts';
import type { MailText } from '#content/nb/mail.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { roundPrice } from '#domain/money/money.ts';
import { variantQuery } from '#domain/navigation/addresses/variant-query.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { WatchMails, WatchWords } from '#server/ports/watch/watch-mails.ts';
import type { DueWatch } from '#server/ports/watch/watches.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

/** The mails of 'si fra', with links to the shop's own address. */
export function watchMails(frame: () => MailFrame, shopUrl: () => string): WatchMails {
  const articleUrl = ({ slug, ...variant }: WatchWords) =>
    shopUrl() + pathTo('product', { articleName: slug }) + variantQuery(variant);
  const endUrl = (token: string) => shopUrl() + pathTo('endWatch', { token });
  const owner = (customerId: number | null) => (customerId === null ? {} : { customerId });
  const told = ({ id, recipient, firstName, customerId }: DueWatch, words: MailText): Mail => ({
    kind: 'watch',
    recipient,
    dedupeKey: `watch ${id}`,
    ...owner(customerId),
    ...layOutMail(frame(), words, { name: firstName }),
  });
  return {
    confirm: ({ email, firstName, customerId }, about, token) => {
      const words = confirmWatchMail({
        ...about,
        chain: frame().brand.displayName,
        url: shopUrl() + pathTo('confirmWatch', { token }),
        endUrl: endUrl(token),
      });
      const laidOut = layOutMail(frame(), words, { name: firstName });
      return { kind: 'watch-confirm', recipient: email, ...owner(customerId), ...laidOut };
    },
    backInStock: (watch, about, places) => {
      const words = backInStockMail({ ...about, places, url: articleUrl(about), endUrl: endUrl(watch.endToken) });
      return told(watch, words);
    },
    priceDrop: (watch, about, price) => {
      const words = priceDropMail({
        name: about.name,
        price: formatKroner(roundPrice(price)),
        before: formatKroner(roundPrice(watch.belowPrice ?? price)),
        url: articleUrl(about),
        endUrl: endUrl(watch.endToken),
      });
      return told(watch, words);
    },
  };
}
