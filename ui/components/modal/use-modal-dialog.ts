import { type DialogHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { saveFocus } from '#ui/browser/focus.ts';
import { lockScroll } from '#ui/browser/scroll/scroll-lock.ts';
import { trapFocus } from '#ui/browser/trap-focus.ts';

export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** True while open and until it has slid away: only then are its contents rendered. */
  readonly present: boolean;
  readonly props: Pick<
    DialogHTMLAttributes<HTMLDialogElement>,
    'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'onKeyDown'
  >;
}

/**
 * What every modal does (DEC-37): the page behind is inert and does not scroll, focus stays inside and goes back to where it
 * came from, Escape and a press beside it close. The parent owns `open`.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const giveFocusBack = saveFocus();
    const unlock = lockScroll();
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      unlock();
      giveFocusBack();
      void slidAway(dialog).then(() => {
        if (!dialog.open) setPresent(false);
      });
    };
  }, [open]);

  return {
    ref,
    present,
    props: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return; // a file picker inside cancels too
        event.preventDefault();
        onClose();
      },
      // the browser may close it by itself, as on a second Escape
      onClose: (event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      },
      // both ends of the press must be beside it: a text selected too far must not close
      onPointerDown: (event) => {
        pressedBeside.current = event.target === event.currentTarget;
      },
      onClick: (event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      },
      onKeyDown: (event) => trapFocus(event, event.currentTarget),
    },
  };
}

async function slidAway(dialog: HTMLDialogElement): Promise<void> {
  const animations = typeof dialog.getAnimations === 'function' ? dialog.getAnimations() : [];
  await Promise.allSettled(animations.map((animation) => animation.finished));
}
