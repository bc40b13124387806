import { useState } from 'react';
import { eventNames, linkText as text } from '#content/nb/desk/machinery/links.ts';
import { type EventType, eventTypes, usualEventTypes } from '#domain/system/event-types.ts';
import { SelectField, TextField } from '../parts/field.tsx';
import { FormPanel } from '../parts/layout/form-panel.tsx';
import { useAct } from '../state/use-act.ts';
import { CheckList } from './check-list.tsx';
import { refusalWords } from './refusal-words.ts';

export interface AddWebhookProps {
  readonly shops: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
  readonly onMade: (secret: string | null) => void;
}

export function AddWebhook({ shops, onClose, onMade }: AddWebhookProps) {
  const [url, setUrl] = useState('https://');
  const [shop, setShop] = useState('');
  const [types, setTypes] = useState<readonly EventType[]>(usualEventTypes);
  const [tried, setTried] = useState(false);
  const add = useAct('addWebhook', refusalWords);
  const badUrl = !/^https:\/\/[^/\s]+/.test(url.trim());
  const send = async () => {
    setTried(true);
    if (badUrl || types.length === 0) return;
    const answer = await add.run({ url, types: [...types], shops: shop === '' ? null : [Number(shop)] });
    if (answer?.kind === 'done') onMade(answer.value.secret);
  };
  return (
    <FormPanel title={text.webhookTitle} act={text.webhookAct} off={add.isRunning} onSend={send} onClose={onClose}>
      <TextField
        label={text.url}
        hint={text.urlHint}
        value={url}
        maxLength={500}
        autoComplete="off"
        error={tried && badUrl ? text.bad['bad-url'] : null}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <SelectField
        label={text.shop}
        value={shop}
        choices={[{ value: '', name: text.allShops }, ...shops.map(({ id, name }) => ({ value: String(id), name }))]}
        onChange={({ currentTarget }) => setShop(currentTarget.value)}
      />
      <CheckList
        label={text.types}
        values={eventTypes}
        names={eventNames}
        chosen={types}
        error={tried && types.length === 0 ? text.bad['no-type'] : null}
        onChange={setTypes}
      />
    </FormPanel>
  );
}
