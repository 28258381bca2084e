/** The calls of the tree and of the brands. */
import { getOfficeBrands } from '#contract/office/kept-brands.ts';
import { getProperties, getProperty, getSectionProperties } from '#contract/office/properties.ts';
import { getStaticFilterPages, previewStaticFilter } from '#contract/office/static-filters.ts';
import { getDepartments, getTree, takeStartingTree } from '#contract/office/tree.ts';
import { countryName } from '#domain/country.ts';
import { sections } from '#domain/taxonomy/taxonomy.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Cities } from '../cities/cities.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Listing } from '../listing/listing.ts';
import { listBrands } from './kept-brands.queries.ts';
import {
  listOfficeSections,
  previewStaticPage,
  readProperties,
  readProperty,
  readSectionProperties,
  readStaticPages,
  takeDepartments,
} from './tree.ts';

export interface TreeParts {
  changes: Changes;
  listing: Pick<Listing, 'list'>;
  cities: Pick<Cities, 'resolveCode'>;
}

export function registerTree(door: OfficeHttp, { changes, listing, cities }: TreeParts): void {
  officeRoute(door, getTree, async () => ({ items: await listOfficeSections(door.db) }));

  officeRoute(door, getDepartments, async () => ({
    items: sections
      .filter(({ parentId }) => parentId === null)
      .map(({ id, code, name }) => ({
        code,
        name,
        sections: sections.filter(({ parentId }) => parentId === id).map((section) => section.name),
      })),
  }));

  officeRoute(door, takeStartingTree, async ({ body, request, ...asking }) => ({
    data: await takeDepartments(door.db, changes, body, String(request.headers['idempotency-key']), asking),
  }));

  officeRoute(door, getSectionProperties, async ({ params }) => ({
    data: await readSectionProperties(door.db, Number(params.id)),
  }));

  officeRoute(door, getStaticFilterPages, async ({ params }) => ({
    data: await readStaticPages(door.db, Number(params.id)),
  }));

  officeRoute(door, previewStaticFilter, async ({ params, body, language }) => ({
    data: await previewStaticPage({ db: door.db, listing }, Number(params.id), body.choice, {
      language,
      cityCode: await cities.resolveCode(undefined),
    }),
  }));

  officeRoute(door, getProperties, async () => ({ items: await readProperties(door.db) }));

  officeRoute(door, getProperty, async ({ params }) => ({
    data: await readProperty(door.db, Number(params.id)),
  }));

  officeRoute(door, getOfficeBrands, async () => ({
    items: (await listBrands(door.db)).map((brand) => ({
      ...brand,
      // Said here: a browser need not know the countries' Kazakh names.
      country: { ru: countryName(brand.country_code, 'ru'), kz: countryName(brand.country_code, 'kz') },
    })),
  }));
}
