import { type FormEvent, type ReactNode, useId } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { Button } from '../button.tsx';
import { Dialog, SidePanel } from '../dialog.tsx';

export interface FormPanelProps {
  readonly title: string;
  /** What the button does, in its own words: 'Lag nøkkelen'. */
  readonly act: string;
  /** Not now: it is being sent, or something lacks. */
  readonly off?: boolean;
  /** In the middle, for a few fields. */
  readonly small?: boolean;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fields that are sent together, by the button or by Enter. Open as long as it is rendered. */
export function FormPanel({ title, act, off = false, small = false, onSend, onClose, children }: FormPanelProps) {
  const id = useId();
  const Frame = small ? Dialog : SidePanel;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!off) void onSend();
  };
  return (
    <Frame
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} off={off}>
            {act}
          </Button>
          <Button look="text" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        {children}
      </form>
    </Frame>
  );
}
