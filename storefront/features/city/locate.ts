import type { Point } from '#domain/city.ts';

const PERMISSION_DENIED = 1;

/** Where the browser says the visitor is. It asks for leave, so this is called by a press only. */
export function locate(geolocation: Geolocation | undefined): Promise<Point | 'denied' | 'failed'> {
  return new Promise((settle) => {
    if (!geolocation) return settle('failed');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ latitude, longitude }),
      ({ code }) => settle(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      // A city is big: an old and rough place is as good as a fresh one.
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
