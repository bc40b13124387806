import { useEffect } from 'react';
import { accountText } from '#content/nb/account.ts';
import { holdWakeLock } from '#ui/browser/device/wake-lock.ts';
import { ClubCard } from './club-card.tsx';
import { MyPage } from './my-page.tsx';

/** The club card as it is held up to a till. */
export function QrScreen() {
  useEffect(() => holdWakeLock(), []);
  return <MyPage title={accountText.qr.title}>{(customer) => <ClubCard member={customer.club === 1} large />}</MyPage>;
}
