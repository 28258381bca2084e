import type { ReactNode } from 'react';
import { Panel } from '../../../design/panel.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './showcase.module.css';

/** The page of the pieces is for those who build the shop: its words do not travel with the shop's messages. */
export function useSay(): (ru: string, kz: string) => string {
  const { locale } = useWords();
  return (ru, kz) => (locale === 'kz' ? kz : ru);
}

export function Pieces({
  title,
  children,
  isWide = false,
}: {
  title: string;
  children: ReactNode;
  isWide?: boolean;
}) {
  return (
    <Panel as="section" className={isWide ? styles.wide : undefined}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </Panel>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <div>{children}</div>
    </div>
  );
}
