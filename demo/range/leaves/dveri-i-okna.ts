/**
 * Doors and windows: leaves, furniture, trims, sills and nets.
 * Coatings and decors are one table for doors and their trims, so that an architrave is found in the door's
 * colour; sills are sold by the metre, everything else by the piece or the set.
 */
import type { Leaf } from '../leaf.ts';
import { doorCasings } from './dveri-i-okna/casings.ts';
import { entranceDoors } from './dveri-i-okna/entrance.ts';
import { doorHardware } from './dveri-i-okna/hardware.ts';
import { interiorDoors } from './dveri-i-okna/interior.ts';
import { mosquitoNets } from './dveri-i-okna/mosquito-nets.ts';
import { windowSills } from './dveri-i-okna/sills.ts';

export const leaves: readonly Leaf[] = [
  interiorDoors,
  entranceDoors,
  doorHardware,
  doorCasings,
  windowSills,
  mosquitoNets,
];
