import { classNames } from '../../design/class-names.ts';
import { Outlet } from '../../router/router-view.tsx';
import styles from './main-content.module.css';

/** The one main part of a page, in the margins of the shop: screens bring neither. */
export function MainContent({ className }: { className?: string | undefined }) {
  return (
    <main className={classNames(styles.content, className)} id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
