/** Electrics and light: cables, sockets, breakers, boards, lamps, chandeliers, tracks, extension leads. */
import type { Leaf } from '../leaf.ts';
import { avtomatyIUzo } from './elektrika-i-osveshchenie/avtomaty-i-uzo.ts';
import { elektroshchity } from './elektrika-i-osveshchenie/elektroshchity.ts';
import { kabelIProvod } from './elektrika-i-osveshchenie/kabel-i-provod.ts';
import { lyustryISvetilniki } from './elektrika-i-osveshchenie/lyustry-i-svetilniki.ts';
import { rozetkiIVyklyuchateli } from './elektrika-i-osveshchenie/rozetki-i-vyklyuchateli.ts';
import { svetodiodnyeLampy } from './elektrika-i-osveshchenie/svetodiodnye-lampy.ts';
import { trekovyeSistemy } from './elektrika-i-osveshchenie/trekovye-sistemy.ts';
import { udliniteli } from './elektrika-i-osveshchenie/udliniteli.ts';

export const leaves: readonly Leaf[] = [
  kabelIProvod,
  rozetkiIVyklyuchateli,
  avtomatyIUzo,
  elektroshchity,
  svetodiodnyeLampy,
  lyustryISvetilniki,
  trekovyeSistemy,
  udliniteli,
];
