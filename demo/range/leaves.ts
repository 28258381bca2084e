/** Every leaf of the demo range, root by root in the order of the taxonomy. */
import type { Leaf } from './leaf.ts';
import { leaves as dveriIOkna } from './leaves/dveri-i-okna.ts';
import { leaves as elektrikaIOsveshchenie } from './leaves/elektrika-i-osveshchenie.ts';
import { leaves as instrumentyIKrepezh } from './leaves/instrumenty-i-krepezh.ts';
import { leaves as izolyatsiya } from './leaves/izolyatsiya.ts';
import { leaves as kraski } from './leaves/kraski.ts';
import { leaves as krovlyaIFasad } from './leaves/krovlya-i-fasad.ts';
import { leaves as napolnyePokrytiya } from './leaves/napolnye-pokrytiya.ts';
import { leaves as oboiIDekor } from './leaves/oboi-i-dekor.ts';
import { leaves as otoplenieIVodosnabzhenie } from './leaves/otoplenie-i-vodosnabzhenie.ts';
import { leaves as plitka } from './leaves/plitka.ts';
import { leaves as sadIDom } from './leaves/sad-i-dom.ts';
import { leaves as santehnika } from './leaves/santehnika.ts';
import { leaves as stroymaterialy } from './leaves/stroymaterialy.ts';
import { leaves as suhieSmesi } from './leaves/suhie-smesi.ts';
import { withWorkGoods } from './work-goods.ts';

const large: readonly Leaf[] = [
  ...stroymaterialy,
  ...suhieSmesi,
  ...krovlyaIFasad,
  ...izolyatsiya,
  ...kraski,
  ...oboiIDekor,
  ...plitka,
  ...napolnyePokrytiya,
  ...dveriIOkna,
  ...santehnika,
  ...otoplenieIVodosnabzhenie,
  ...elektrikaIOsveshchenie,
  ...instrumentyIKrepezh,
  ...sadIDom,
];

export const leaves: readonly Leaf[] = large.map(withWorkGoods);
