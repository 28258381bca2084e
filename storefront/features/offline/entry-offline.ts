/** Fills the offline page with what the visitor's own pages have kept on this device. No network, no React. */
import '../../design/global.css';
import './offline.css';
import { toBars } from '#domain/ean13-bars.ts';
import { localeOfPath, localePath } from '#domain/locale.ts';
import { whenReachable } from '../../page/when-reachable.ts';
import { findThings, type KeptProduct, type KeptThings } from './kept-things.ts';

const SVG = 'http://www.w3.org/2000/svg';
const BAR_HEIGHT = 60;
const QUIET_ZONE = 11;

/** As `storefront/features/club/kept-card.ts` writes it. */
interface Card {
  number: string;
  name: string;
  levelName: string;
  barcode: string;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function show(id: string, ...parts: Element[]): void {
  const section = document.getElementById(id);
  section?.querySelector('.offline-list')?.append(...parts);
  section?.removeAttribute('hidden');
}

function drawProduct(product: KeptProduct, count?: number): Element {
  const item = make('a', 'offline-item');
  item.href = localePath(`/p/${product.code}`, localeOfPath(location.pathname));
  const picture = make('img', 'offline-picture');
  picture.src = product.picture;
  picture.width = 72;
  picture.height = 72;
  picture.alt = '';
  const words = make('span', 'offline-words');
  words.append(make('span', 'offline-name', product.name), make('span', 'offline-price', product.price));
  item.append(picture, words);
  if (count !== undefined) item.append(make('span', 'offline-count', `× ${count}`));
  return item;
}

function drawBars(barcode: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'offline-bars');
  svg.setAttribute('viewBox', `0 0 ${barcode.length + 2 * QUIET_ZONE} ${BAR_HEIGHT}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute(
    'd',
    toBars(barcode)
      .map(({ from, width }) => `M${QUIET_ZONE + from} 0h${width}v${BAR_HEIGHT}h-${width}z`)
      .join(''),
  );
  svg.append(path);
  return svg;
}

function findCard(): Card | null {
  try {
    const kept = JSON.parse(localStorage.getItem('club-card') ?? 'null') as Partial<Card> | null;
    const { number = '', name = '', levelName = '', barcode = '' } = kept ?? {};
    return /^\d{13}$/.test(number) && /^[01]{95}$/.test(barcode)
      ? { number, name, levelName, barcode }
      : null;
  } catch {
    return null;
  }
}

function showThings({ seen, favorites, cart, products, at }: KeptThings): void {
  const known = new Map(products.map((product) => [product.code, product]));
  const list = (codes: readonly string[]) => codes.flatMap((code) => known.get(code) ?? []);
  const lines = cart.flatMap(({ code, count }) => {
    const product = known.get(code);
    return product ? [drawProduct(product, count)] : [];
  });
  if (lines.length > 0) show('cart', ...lines);
  if (list(favorites).length > 0)
    show('favorites', ...list(favorites).map((product) => drawProduct(product)));
  if (list(seen).length > 0) show('seen', ...list(seen).map((product) => drawProduct(product)));
  const moment = new Date(at);
  const time = document.getElementById('at');
  if (!time || Number.isNaN(moment.getTime()) || products.length === 0) return;
  time.textContent = moment.toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' });
  document.getElementById('note')?.removeAttribute('hidden');
}

const card = findCard();
if (card) {
  const face = make('div', 'offline-card');
  face.append(
    make('strong', 'offline-name', `${card.name} · ${card.levelName}`),
    drawBars(card.barcode),
    make('span', 'offline-number', card.number),
  );
  show('card', face);
}
const things = findThings();
if (things) showThings(things);
const hasAnything = document.querySelector('.offline-section:not([hidden])') !== null;
document.getElementById('nothing')?.toggleAttribute('hidden', hasAnything);

// The address that could not be opened is tried again by itself when the network is back.
if (!/\/offline\/?$/.test(location.pathname)) {
  document.getElementById('again')?.setAttribute('href', location.pathname + location.search);
  whenReachable(() => location.reload());
}
