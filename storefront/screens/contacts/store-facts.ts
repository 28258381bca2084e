/** A store for search engines: where it is, when it is open. */
import type { FactPlace } from '../../page/head/structured-data.ts';
import type { ContactStore } from './store-card.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function toStoreFacts(
  { code, name, address, point, hours, phones }: ContactStore,
  { publicUrl }: FactPlace,
): object {
  const [phone] = phones;
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': `${publicUrl}/contacts#${code}`,
    name,
    parentOrganization: { '@id': `${publicUrl}/#organization` },
    image: `${publicUrl}/og.png`,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KZ' },
    geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
    ...(phone ? { telephone: phone.href.replace('tel:', '') } : {}),
    openingHoursSpecification: hours.flatMap((open, day) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${DAYS[day]}`,
              opens: open.from,
              closes: open.to,
            },
          ]
        : [],
    ),
  };
}
