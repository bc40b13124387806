import { useState } from 'react';
import { scopeNames, linkText as text } from '#content/nb/desk/machinery/links.ts';
import { type SystemScope, systemScopes } from '#domain/system/scopes.ts';
import { SelectField, TextAreaField, TextField } from '../parts/field.tsx';
import { FormPanel } from '../parts/layout/form-panel.tsx';
import { useAct } from '../state/use-act.ts';
import { CheckList } from './check-list.tsx';
import { refusalWords } from './refusal-words.ts';

export interface MakeKeyProps {
  readonly shops: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
  readonly onMade: (token: string | null) => void;
}

const empty = { system: '', shop: '', networks: '', perMinute: '600', days: '365' };

export function MakeKey({ shops, onClose, onMade }: MakeKeyProps) {
  const [form, setForm] = useState(empty);
  const [scopes, setScopes] = useState<readonly SystemScope[]>([]);
  const [tried, setTried] = useState(false);
  const make = useAct('makeKey', refusalWords);
  const change = (to: Partial<typeof empty>) => setForm((before) => ({ ...before, ...to }));
  const badSystem = !/^[a-z0-9-]{2,40}$/.test(form.system);
  const badNumbers = !isCount(form.perMinute) || !isCount(form.days);
  const send = async () => {
    setTried(true);
    if (badSystem || badNumbers || scopes.length === 0) return;
    const networks = form.networks.split(/\s+/).filter((line) => line !== '');
    const answer = await make.run({
      system: form.system,
      scopes: [...scopes],
      shops: form.shop === '' ? null : [Number(form.shop)],
      networks: networks.length === 0 ? null : networks,
      perMinute: Number(form.perMinute),
      days: Number(form.days),
    });
    if (answer?.kind === 'done') onMade(answer.value.token);
  };
  return (
    <FormPanel title={text.makeTitle} act={text.makeAct} off={make.isRunning} onSend={send} onClose={onClose}>
      <TextField
        label={text.system}
        hint={text.systemHint}
        value={form.system}
        maxLength={40}
        autoComplete="off"
        error={tried && badSystem ? text.bad['bad-system'] : null}
        onChange={({ currentTarget }) => change({ system: currentTarget.value })}
      />
      <CheckList
        label={text.scopes}
        values={systemScopes}
        names={scopeNames}
        chosen={scopes}
        error={tried && scopes.length === 0 ? text.bad['no-scope'] : null}
        onChange={setScopes}
      />
      <SelectField
        label={text.shop}
        value={form.shop}
        choices={[{ value: '', name: text.allShops }, ...shops.map(({ id, name }) => ({ value: String(id), name }))]}
        onChange={({ currentTarget }) => change({ shop: currentTarget.value })}
      />
      <TextAreaField
        label={text.networks}
        hint={text.networksHint}
        rows={2}
        value={form.networks}
        onChange={({ currentTarget }) => change({ networks: currentTarget.value })}
      />
      <TextField
        label={text.perMinute}
        inputMode="numeric"
        value={form.perMinute}
        error={tried && !isCount(form.perMinute) ? text.bad.numbers : null}
        onChange={({ currentTarget }) => change({ perMinute: currentTarget.value })}
      />
      <TextField
        label={text.days}
        inputMode="numeric"
        value={form.days}
        error={tried && !isCount(form.days) ? text.bad.numbers : null}
        onChange={({ currentTarget }) => change({ days: currentTarget.value })}
      />
    </FormPanel>
  );
}

function isCount(typed: string): boolean {
  return /^[1-9]\d{0,4}$/.test(typed.trim());
}
