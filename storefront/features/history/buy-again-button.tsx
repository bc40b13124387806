import { useState } from 'react';
import { historyText } from '#content/nb/history.ts';
import { Button } from '#ui/components/button/button.tsx';
import type { BoughtAgain } from './bought-again.ts';

export interface BuyAgainButtonProps {
  readonly lines: BoughtAgain;
  readonly look?: 'text' | 'outline';
  readonly label?: string;
  readonly onBuyAgain: (lines: BoughtAgain) => Promise<void>;
}

/** Pressed twice in a hurry it is still bought once. */
export function BuyAgainButton({
  lines,
  look = 'text',
  label = historyText.buyAgain,
  onBuyAgain,
}: BuyAgainButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onBuyAgain(lines);
    setBusy(false);
  };
  return (
    <Button look={look} disabled={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
