import { stripLocale } from '#domain/locale.ts';
import { PlainCartForm } from '../../features/cart/plain-cart-form.tsx';
import { useLocation } from '../../router/hooks.ts';
import { Footer } from '../footer/footer.tsx';
import { Header, TabBar } from '../header/header.tsx';
import { PersonalMenu } from '../personal-menu/personal-menu.tsx';
import { MainContent } from './main-content.tsx';
import { Overlays } from './overlays.tsx';
import styles from './personal-layout.module.css';
import { ProgressLine } from './progress-line.tsx';
import { SkipLink } from './skip-link.tsx';

/** By the address alone: a page that tells only when it is drawn would push itself aside. */
const WIDE_PAGE = /^\/personal\/estimates\/?\?(?:.*&)?id=/;

/** The account: the menu of its pages beside the page, above it on a phone. */
export default function PersonalLayout() {
  const { pathname, search } = useLocation();
  const isWide = WIDE_PAGE.test(stripLocale(pathname) + search);
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <Header />
      <div className={`container ${styles.account}`} data-wide={isWide || undefined}>
        <PersonalMenu />
        <MainContent />
      </div>
      <Footer />
      <TabBar />
      <PlainCartForm />
      <Overlays />
    </>
  );
}
