import { backInStockMail, confirmWatchMail, priceDropMail } from '#content/nb/mail/watch.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { roundPrice } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { slugify } from '#domain/navigation/slugify.ts';
import type { WatchMails, WatchWords } from '#server/ports/watch-mails.ts';
import { layOutMail, type MailFrame } from './mail-layout.ts';

/** The mails of 'si fra', with links to the shop's own address. */
export function watchMails(frame: () => MailFrame, shopUrl: () => string): WatchMails {
  const articleUrl = ({ slug, size, color }: WatchWords) => {
    const query = new URLSearchParams();
    if (color !== '') query.set('farge', slugify(color));
    if (size !== '') query.set('storrelse', slugify(size));
    return `${shopUrl()}${pathTo('product', { articleName: slug })}${query.size === 0 ? '' : `?${query}`}`;
  };
  const endUrl = (token: string) => shopUrl() + pathTo('endWatch', { token });
  const owner = (customerId: number | null) => (customerId === null ? {} : { customerId });
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
      const laidOut = layOutMail(frame(), words, { name: watch.firstName });
      const dedupeKey = `watch ${watch.id}`;
      return { kind: 'watch', recipient: watch.recipient, dedupeKey, ...owner(watch.customerId), ...laidOut };
    },
    priceDrop: (watch, about, price) => {
      const words = priceDropMail({
        name: about.name,
        price: formatKroner(roundPrice(price)),
        before: formatKroner(roundPrice(watch.belowPrice ?? price)),
        url: articleUrl(about),
        endUrl: endUrl(watch.endToken),
      });
      const laidOut = layOutMail(frame(), words, { name: watch.firstName });
      const dedupeKey = `watch ${watch.id}`;
      return { kind: 'watch', recipient: watch.recipient, dedupeKey, ...owner(watch.customerId), ...laidOut };
    },
  };
}
