/** The departments' own pictures: the product that says most, by the name of its picture. */
export const sectionPictures: Readonly<Record<string, string>> = {
  'dveri-i-okna': 'door/oak-natural',
  'elektrika-i-osveshchenie': 'lamp/e27-bulb',
  'instrumenty-i-krepezh': 'drill/cordless/temirqol',
  izolyatsiya: 'foam/orange',
  kraski: 'can/paint-facade',
  'krovlya-i-fasad': 'metal-tile/wine',
  'napolnye-pokrytiya': 'laminate/oak-natural',
  'oboi-i-dekor': 'wallpaper/leaves-green',
  'otoplenie-i-vodosnabzhenie': 'radiator/bimetal/6-500-white',
  plitka: 'tile/marble-white',
  'sad-i-dom': 'hose/green',
  santehnika: 'tap/basin-chrome',
  stroymaterialy: 'brick/red-solid',
  'suhie-smesi': 'bag/adhesive/zharmix',
};
