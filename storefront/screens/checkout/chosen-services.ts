/** Chosen services in the flat text of a draft: `zamer:1,sborka-mebeli:3`. What is offered no more is not chosen. */
import { MOST_OF_SERVICE } from '#domain/orders/services.ts';
import type { Options } from './offer.ts';

export interface ChosenService {
  code: string;
  count: number;
}

export function readServices(text: string): ChosenService[] {
  return text.split(',').flatMap((part): ChosenService[] => {
    const [, code = '', count = ''] = /^([a-z0-9-]+):(\d{1,3})$/.exec(part) ?? [];
    const times = Math.min(Number(count), MOST_OF_SERVICE);
    return code !== '' && times > 0 ? [{ code, count: times }] : [];
  });
}

const writeServices = (chosen: readonly ChosenService[]): string =>
  chosen.map(({ code, count }) => `${code}:${count}`).join(',');

export function setService(text: string, code: string, count: number): string {
  const others = readServices(text).filter((each) => each.code !== code);
  return writeServices(count > 0 ? [...others, { code, count }] : others);
}

export const keepOffered = (text: string, offered: Options['services']): string =>
  writeServices(readServices(text).filter(({ code }) => offered.some((each) => each.code === code)));

/** «Замер × 1, Сборка мебели × 3» */
export const nameServices = (text: string, offered: Options['services']): string =>
  readServices(text)
    .flatMap(({ code, count }) => {
      const service = offered.find((each) => each.code === code);
      return service ? [`${service.name} × ${count}`] : [];
    })
    .join(', ');
