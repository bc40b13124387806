import { useState } from 'react';
import { approveRefusals, campaignText as text } from '#content/nb/desk/campaigns.ts';
import { addDays, isoWeekday } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { TextField } from '../parts/field.tsx';
import { FormPanel } from '../parts/layout/form-panel.tsx';
import { OsloField } from '../parts/oslo-field.tsx';
import { goTo } from '../routing/location.ts';
import { useAct } from '../state/use-act.ts';

/** A name and a week; everything else is done on its page. */
export function NewCampaign({ onClose }: { readonly onClose: () => void }) {
  const monday = nextMonday(Date.now());
  const [name, setName] = useState('');
  const [start, setStart] = useState(osloInstant(monday, 0));
  const [end, setEnd] = useState(osloInstant(addDays(monday, 7), 0));
  const make = useAct('newCampaign');
  const send = async () => {
    if (name.trim() === '' || end <= start) return;
    const answer = await make.run({
      name,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    });
    if (answer?.kind === 'done') goTo(`/kampanjer/${answer.value.id}`);
  };
  return (
    <FormPanel
      small
      title={text.makeTitle}
      act={text.makeAct}
      off={name.trim() === '' || end <= start || make.isRunning}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={text.fields.name}
        value={name}
        maxLength={200}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <OsloField label={text.fields.start} value={start} onChange={setStart} />
      <OsloField
        label={text.fields.end}
        value={end}
        onChange={setEnd}
        isEnd
        error={end <= start ? (approveRefusals['ends-before-start'] ?? null) : null}
      />
    </FormPanel>
  );
}

function nextMonday(now: number) {
  const { date } = osloTime(now);
  return addDays(date, 8 - isoWeekday(date));
}
