/** Choices of filters worth an address of their own, over the leaves that are visited most. */
import type { Words } from './leaf.ts';
import type { StaticFilter } from './static-filter.ts';
import { finishingFilters } from './static-filters/finishing.ts';
import { houseFilters } from './static-filters/house.ts';
import { workFilters } from './static-filters/work.ts';

export const staticFilters: readonly StaticFilter[] = [...finishingFilters, ...houseFilters, ...workFilters];

/** What a search engine shows under the heading. */
export function toDescription({ title }: StaticFilter): Words {
  return {
    ru: `${title.ru}: цены, наличие в магазинах вашего города, доставка и самовывоз. Сравните характеристики и закажите онлайн в «Шебере».`,
    kz: `${title.kz}: бағасы, қалаңыздағы дүкендерде бар-жоғы, жеткізу және өзі алып кету. «Шеберде» сипаттамаларын салыстырып, онлайн тапсырыс беріңіз.`,
  };
}
