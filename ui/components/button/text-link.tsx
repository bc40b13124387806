import type { IconName } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { ButtonContent } from './button-content.tsx';
import styles from './text-link.module.css';

export interface TextLinkProps extends LinkProps {
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
}

/** A link that stands by itself, beside a heading or at the end of a row. */
export function TextLink({ icon, iconAfter, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.link, className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
