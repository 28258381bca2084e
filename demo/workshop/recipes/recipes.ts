/** Every family that can be pictured; the others keep their drawings. A family's name is its recipe's and its scene's. */
import type { Recipe } from '../recipe.ts';
import { bathroom } from './bathroom.ts';
import { builders } from './builders.ts';
import { board, decking, timber } from './building.ts';
import { doorFittings } from './door-fittings.ts';
import { electrics } from './electrics.ts';
import { gutter, polycarbonate, roof, shingle, siding } from './facade.ts';
import { facing } from './facing.ts';
import { fittings } from './fittings.ts';
import { door, laminate, parquet, tile, vinyl, wallpaper } from './floors-and-walls.ts';
import { gardenGoods } from './garden.ts';
import { handTools } from './hand-tools.ts';
import { hardware } from './hardware.ts';
import { heating } from './heating.ts';
import { household } from './household.ts';
import { roll, wool } from './insulation.ts';
import { lights } from './lights.ts';
import { block, fence, greenhouse, mesh, profile, rebar } from './metal.ts';
import { bag, bucket, can, canister } from './packs.ts';
import { plumbing } from './plumbing.ts';
import { drywall, foam, panel } from './slabs.ts';
import { film, foamCan, glue, sealant, tape, tint } from './small-packs.ts';
import { sockets } from './sockets.ts';
import { softFloors } from './soft-floors.ts';
import { brick, cable, hose, lamp, metalTile, profiledSheet } from './things.ts';
import { toolAccessories } from './tool-accessories.ts';
import { tools } from './tools.ts';
import { trims } from './trims.ts';

const packs = { bag, bucket, can, canister, film, 'foam-can': foamCan, glue, sealant, tape, tint };
const building = { block, board, brick, decking, drywall, foam, panel, profile, rebar, roll, timber, wool };
const roofs = {
  gutter,
  'metal-tile': metalTile,
  polycarbonate,
  'profiled-sheet': profiledSheet,
  roof,
  shingle,
  siding,
};
const yard = { fence, greenhouse, hose, mesh };
const surfaces = { door, laminate, parquet, tile, vinyl, wallpaper };

export const recipes = new Map<string, Recipe>(
  Object.entries({
    ...packs,
    ...building,
    ...roofs,
    ...yard,
    ...surfaces,
    ...bathroom,
    ...builders,
    ...doorFittings,
    ...electrics,
    ...facing,
    ...fittings,
    ...gardenGoods,
    ...handTools,
    ...hardware,
    ...heating,
    ...household,
    ...lights,
    ...plumbing,
    ...sockets,
    ...softFloors,
    ...toolAccessories,
    ...tools,
    ...trims,
    cable,
    lamp,
  }),
);
