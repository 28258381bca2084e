import type { ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { Breadcrumbs, type Crumb } from '../design/breadcrumbs.tsx';
import { classNames } from '../design/class-names.ts';
import { PageTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './screen-frame.module.css';

interface ScreenFrameProps {
  title: ReactNode;
  /** What the breadcrumbs call this page; the title unless told. */
  crumb?: string;
  /** Between the home page and this one, addresses without the language. */
  parents?: readonly Crumb[];
  note?: ReactNode;
  end?: ReactNode;
  below?: ReactNode;
  /** For a screen that sets its parts otherwise. */
  className?: string | undefined;
  children?: ReactNode;
}

/** What nearly every screen begins with: the way here, the title over the tape, then parts at equal distances. */
export function ScreenFrame({
  title,
  crumb,
  parents = [],
  note,
  end,
  below,
  className,
  children,
}: ScreenFrameProps) {
  const { t, locale } = useWords();
  const current = crumb ?? (typeof title === 'string' ? title : '');
  const way = [{ name: t('crumbs.home'), href: '/' }, ...parents].map(({ name, href }) => ({
    name,
    href: localePath(href, locale),
  }));
  return (
    <div className={classNames(styles.frame, className)}>
      <div>
        <Breadcrumbs parents={way} current={current} />
        <PageTitle note={note} end={end} below={below} className={styles.title}>
          {title}
        </PageTitle>
      </div>
      {children}
    </div>
  );
}
