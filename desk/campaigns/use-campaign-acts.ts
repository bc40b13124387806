import { campaignText as text } from '#content/nb/desk/campaigns.ts';
import { frameText } from '#content/nb/desk/frame.ts';
import { goTo } from '../routing/location.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { type CampaignEditing, campaignRefusal } from './use-campaign-draft.ts';

export interface CampaignActs {
  readonly isRunning: boolean;
  approve(): void;
  withdraw(): void;
  stop(): void;
  resume(): void;
  discard(): void;
}

/** What is done with a campaign as a whole; what can be taken back says so. */
export function useCampaignActs({ detail, replace }: CampaignEditing): CampaignActs {
  const { id, version } = detail;
  const approve = useAct('approveCampaign', campaignRefusal);
  const withdraw = useAct('withdrawCampaign', campaignRefusal);
  const stop = useAct('stopCampaign', campaignRefusal);
  const resume = useAct('resumeCampaign', campaignRefusal);
  const discard = useAct('discardCampaignDraft', campaignRefusal);
  const show = async (of: string) => {
    if (of !== id) return goTo(`/kampanjer/${of}`, { replace: true });
    const read = await ask('campaign', { id });
    if (read.kind === 'done') replace(read.value);
  };
  const toDraft = async (of: { id: string; version: number }, said: string) => {
    const answer = await withdraw.run(of);
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: said });
    goTo(`/kampanjer/${answer.value.id}`, { replace: true });
  };
  const goOn = async (of: { id: string; version: number }) => {
    const answer = await resume.run(of);
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.resumed });
    replace(answer.value);
  };
  return {
    isRunning: approve.isRunning,
    approve: async () => {
      const wasPlanned = detail.state === 'draft' && Date.parse(detail.start) > Date.now();
      const answer = await approve.run({ id, version });
      if (answer?.kind !== 'done') return;
      const made = answer.value;
      say({
        tone: 'done',
        text: text.approved,
        ...(wasPlanned && { undo: () => void toDraft(made, frameText.undone) }),
      });
      await show(made.id);
    },
    withdraw: () => void toDraft({ id, version }, text.withdrawn),
    stop: async () => {
      const answer = await stop.run({ id, version });
      if (answer?.kind !== 'done') return;
      const stopped = answer.value;
      replace(stopped);
      say({ tone: 'done', text: text.stopped, undo: () => void goOn(stopped) });
    },
    resume: () => void goOn({ id, version }),
    discard: async () => {
      const answer = await discard.run({ id, version });
      if (answer?.kind !== 'done') return;
      say({ tone: 'done', text: text.discarded });
      if (answer.value.id === null) goTo('/kampanjer');
      else await show(answer.value.id);
    },
  };
}
