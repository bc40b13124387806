import { accountText } from '#content/nb/account.ts';
import { channelAnswers, channels, mayUseChannel } from '#domain/customer/channels.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import styles from './form.module.css';
import { flagOf } from './form-values.ts';

const text = accountText.channels;
const nameOf = (channel: string) => `channel_${channel}`;

/** By which ways the chain may write: each is a yes of its own. */
export function ChannelFields({ customer }: { readonly customer: Customer }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.heading}</legend>
      <p className={styles.note}>{text.help}</p>
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          name={nameOf(channel)}
          label={text[channel]}
          defaultChecked={mayUseChannel(customer, channel)}
        />
      ))}
    </fieldset>
  );
}

export function channelsOf(values: Readonly<Record<string, string>>) {
  return channelAnswers((channel) => flagOf(values, nameOf(channel)) === 1);
}
