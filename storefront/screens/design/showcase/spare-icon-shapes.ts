/** Drawn and not used by any page yet. To use one, move its line to ../icon-shapes.ts: what stands there, every visitor loads. */
export const SPARE_ICON_SHAPES = {
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.4 2.5-5 6.5-5s6.5 1.6 6.5 5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 15.3c2.3.6 3.5 2.2 3.5 4.7',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.8 2H4.2zM10 21h4',
  barcode: 'M4 5v14M7 5v14M10.5 5v14M13 5v14M16.5 5v14M20 5v14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17.5 20H20M14 20h.01M7 7h.01M17 7h.01M7 17h.01',
  sort: 'M8 20V4.5M4 8.5l4-4 4 4M16 4v15.5M12 15.5l4 4 4-4',
  list: 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.01M4 12h.01M4 18h.01',
  tag: 'M3.5 4.5h8l9 9-7.2 7.2-9.8-9zM8 9h.01',
  wallet: 'M4 6.5h15.5v13H4zM4 6.5l11.5-3v3M19.5 10.5H15a2.5 2.5 0 0 0 0 5h4.5',
  ruler: 'M15.5 2.8l5.7 5.7L8.5 21.2 2.8 15.5zM6.5 11.8l2 2M9.5 8.8l3 3M12.5 5.8l2 2',
  weight: 'M12 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM7 7.5h10L20.5 20.5h-17zM9.5 14.5h5',
  'paint-roller': 'M4 4h13v5H4zM17 6.5h3.5v5.5H12v2.5M10.5 14.5h3v6.5h-3z',
  bucket:
    'M5 8.5l1.6 12h10.8l1.6-12M12 11c4.1 0 7.5-1.1 7.5-2.5S16.1 6 12 6 4.5 7.1 4.5 8.5 7.9 11 12 11zM4.5 8.5C4.5 5 7.5 3 12 3s7.5 2 7.5 5.5',
  drill: 'M3 5.5h11.5V12H3zM14.5 7h3v3.5h-3M17.5 8.75h4M6 12l-1.5 5.5h4.8L10 12M3.5 17.5h7v3h-7z',
  brick:
    'M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15.5 5v4.7M12.5 9.7v4.6M6.5 9.7v4.6M18 9.7v4.6M9 14.3V19M15.5 14.3V19',
  drop: 'M12 3.5c3.9 4.4 6 7.6 6 10.5a6 6 0 0 1-12 0c0-2.9 2.1-6.1 6-10.5z',
  bulb: 'M9 17.5h6M10 20.5h4M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5',
  plant:
    'M7 14.5h10l-1 6H8zM12 14.5V8M12 10c0-3-2-5-6-5 0 3.5 2 5.5 6 5zM12 8c0-2.5 2-4.5 6-4.5C18 7 16 8.5 12 8z',
} as const;
