import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useNavigate } from '#storefront/router/hooks.ts';

interface OfficeLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Within the office: `/staff/3`. */
  to: string;
  children: ReactNode;
}

export const officeAddress = (to: string): string => `/office${to === '/' ? '' : to}`;

/** A press with a key or another button is still the browser's. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function OfficeLink({ to, onClick, ...rest }: OfficeLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={officeAddress(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void navigate(officeAddress(to));
      }}
    />
  );
}
