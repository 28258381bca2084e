/** Every piece of the design in every state, for those who build with it. Not a page of the shop. */

import { PageTitle } from '../../design/page-title.tsx';
import { defineScreen } from '../../page/screen.ts';
import { Buttons } from './showcase/buttons.tsx';
import { Cards } from './showcase/cards.tsx';
import { Fields } from './showcase/fields.tsx';
import { Flow } from './showcase/flow.tsx';
import { Forms } from './showcase/forms.tsx';
import { Foundations } from './showcase/foundations.tsx';
import { Overlays } from './showcase/overlays.tsx';
import { useSay } from './showcase/section.tsx';
import styles from './showcase/showcase.module.css';

export const { Screen, load, seo } = defineScreen<null>({
  load: async () => null,

  seo: (_data, t) => ({ title: t('shop.name'), description: t('shop.name'), isRobotsBlock: true }),

  Screen() {
    const say = useSay();
    return (
      <div className={styles.page}>
        <PageTitle note={say('для разработчиков', 'әзірлеушілерге')}>
          {say('Состояния и размеры', 'Күйлер мен өлшемдер')}
        </PageTitle>
        <h2 className="visually-hidden">{say('Части', 'Бөлшектер')}</h2>
        <div className={styles.board}>
          <Buttons />
          <Fields />
          <Forms />
          <Overlays />
          <Flow />
          <Foundations />
          <Cards />
        </div>
      </div>
    );
  },
});
