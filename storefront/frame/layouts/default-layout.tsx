import { PlainCartForm } from '../../features/cart/plain-cart-form.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header, TabBar } from '../header/header.tsx';
import { MainContent } from './main-content.tsx';
import { Overlays } from './overlays.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SkipLink } from './skip-link.tsx';

export function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <Header />
      <MainContent className="container" />
      <Footer />
      <TabBar />
      <PlainCartForm />
      <Overlays />
    </>
  );
}
