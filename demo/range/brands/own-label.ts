import type { Brand } from '../brand.ts';

/** The shop's own label: everyday goods of nearly every family. */
export const ownLabel: Brand = {
  code: 'uyutta',
  name: 'Уютта',
  countryCode: 'KZ',
  isOwnLabel: true,
  families: (
    'MIX PRIMER GROUT WOOD SHEET METAL INSUL MEMBR SEAL PAINT HAND WALLP GLUE TRIM PANEL TILE FLOOR LINO UNDER ' +
    'DOOR HARDW WINDOW WC BASIN BATH TAP SHOWER FURN HEAT PIPE CABLE SOCKET LAMP MEASURE ACCESS FAST DECK FENCE ' +
    'GARDEN STORE CHEM'
  ).split(' '),
  description: {
    ru: '«Уютта» — собственная марка магазина «Шебер»: простые вещи без переплаты за имя. Под ней выходят товары, которые покупают чаще всего: смеси, краски, крепёж, хранение, текстиль для уборки. Каждую позицию проверяют в магазине так же, как товары известных марок, и принимают обратно по обычным правилам.',
    kz: '«Уютта» — «Шебер» дүкенінің өз маркасы: атауы үшін артық төлемейтін қарапайым заттар. Осы маркамен ең көп алынатын тауарлар шығады: қоспалар, бояулар, бекіткіштер, сақтау және тазалық бұйымдары. Әр тауар дүкенде танымал маркалармен бірдей тексеріледі және жалпы ережемен қайтарып алынады.',
  },
};
