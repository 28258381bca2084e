import { PlainCartForm } from '../../features/cart/plain-cart-form.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header, TabBar } from '../header/header.tsx';
import { PersonalMenu } from '../personal-menu/personal-menu.tsx';
import { MainContent } from './main-content.tsx';
import { Overlays } from './overlays.tsx';
import styles from './personal-layout.module.css';
import { ProgressLine } from './progress-line.tsx';
import { SkipLink } from './skip-link.tsx';

/** The account: the menu of its pages beside the page, above it on a phone. */
export default function PersonalLayout() {
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <Header />
      <div className={`container ${styles.account}`}>
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
