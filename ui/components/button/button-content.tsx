import type { ReactNode } from 'react';
import type { IconName } from '#ui/icons/icons.ts';
import { Icon } from '../icon/icon.tsx';

export interface ButtonContentProps {
  readonly icon: IconName | undefined;
  readonly iconAfter: IconName | undefined;
  readonly children: ReactNode;
}

export function ButtonContent({ icon, iconAfter, children }: ButtonContentProps) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
      {iconAfter !== undefined && <Icon name={iconAfter} size={20} />}
    </>
  );
}
