/** Why a product is not seen in the shop, or cannot be bought there: all reasons, the gravest first. */
import type { Locale } from '../locale.ts';

export interface VisibilityFacts {
  active: boolean;
  price: number | null;
  isOffline: boolean;
  onOrder: boolean;
  /** In all stores together. */
  stock: number;
  pictures: number;
}

/** `hidden`: not in lists nor found; `unsellable`: seen, not bought; `weak`: bought less. */
export type VisibilityReason = 'off' | 'no_price' | 'offline' | 'no_stock' | 'no_picture';
export type VisibilityGravity = 'hidden' | 'unsellable' | 'weak';

const GRAVITY: Readonly<Record<VisibilityReason, VisibilityGravity>> = {
  off: 'hidden',
  no_price: 'hidden',
  offline: 'unsellable',
  no_stock: 'unsellable',
  no_picture: 'weak',
};

export function listVisibility(
  facts: VisibilityFacts,
): { reason: VisibilityReason; gravity: VisibilityGravity }[] {
  const holds: Record<VisibilityReason, boolean> = {
    off: !facts.active,
    no_price: facts.price === null,
    offline: facts.isOffline,
    no_stock: facts.stock <= 0 && !facts.onOrder,
    no_picture: facts.pictures === 0,
  };
  return (Object.keys(holds) as VisibilityReason[])
    .filter((reason) => holds[reason])
    .map((reason) => ({ reason, gravity: GRAVITY[reason] }));
}

const WORDS: Readonly<Record<VisibilityReason, Readonly<Record<Locale, string>>>> = {
  off: {
    ru: 'Товар выключен: покупатели его не видят.',
    kz: 'Тауар өшірілген: сатып алушылар оны көрмейді.',
  },
  no_price: { ru: 'Нет цены: товар не показывается.', kz: 'Бағасы жоқ: тауар көрсетілмейді.' },
  offline: { ru: 'Продаётся только в магазине.', kz: 'Тек дүкенде сатылады.' },
  no_stock: { ru: 'Нет в наличии ни в одном магазине.', kz: 'Ешбір дүкенде жоқ.' },
  no_picture: { ru: 'Нет фото.', kz: 'Фотосы жоқ.' },
};

export const sayVisibility = (reason: VisibilityReason, language: Locale): string => WORDS[reason][language];
