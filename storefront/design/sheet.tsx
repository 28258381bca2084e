import type { ReactNode } from 'react';
import { type DialogProps, ModalFrame } from './dialog.tsx';

interface SheetProps extends DialogProps {
  /** On a phone: bottom rises from the edge as high as its content, full takes the screen. */
  size?: 'bottom' | 'full';
  /** Between the title and the cross: «Сбросить всё». */
  headerEnd?: ReactNode;
}

/** A panel that slides in from the edge: filters, a list of stores. From 768 px it stands on the right. */
export function Sheet({ size = 'bottom', ...props }: SheetProps) {
  return <ModalFrame {...props} look="sheet" size={size} />;
}
