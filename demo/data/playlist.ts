import type { SeedPlaylistItem } from '@/demo/model/types'

/** The podcast 'Pod lampom naglas'. */
export const seedPlaylist: SeedPlaylistItem[] = [
  {
    key: 'prva-recenica',
    title: 'Prva rečenica: kako počinje roman',
    summary: 'Dvanaest početaka, jedan loš vic i pokušaj da se objasni zašto neke knjige ne možemo odložiti već nakon prvog retka.',
    durationSeconds: 2538,
    videoId: 'podlampom01',
    art: { kind: 'scene', scene: 'desk', palette: 0 },
  },
  {
    key: 'citati-naglas',
    title: 'Čitati naglas, a ne glumiti',
    summary: 'Glumica Nera Pavić i bibliotekar Tvrtko Šimić o dahu, stankama i djeci koja traže istu priču četrnaestu večer zaredom.',
    durationSeconds: 3127,
    videoId: 'podlampom02',
    art: { kind: 'scene', scene: 'reading', palette: 1 },
  },
  {
    key: 'tko-prevodi',
    title: 'Tko to govori kad govori prevoditelj',
    summary: 'O riječima koje se ne daju prenijeti i o onima koje se daju prelako. Gošća: prevoditeljica Iskra Domjan.',
    durationSeconds: 3584,
    videoId: 'podlampom03',
    art: { kind: 'scene', scene: 'window', palette: 2 },
  },
  {
    key: 'antikvarijat-u-podrumu',
    title: 'Antikvarijat u podrumu',
    summary: 'Silazimo niz jedanaest stuba i slušamo što je ljudima ostajalo među stranicama: karte za vlak, recepti, jedno pismo.',
    durationSeconds: 2296,
    videoId: 'podlampom05',
    art: { kind: 'scene', scene: 'shelf', palette: 3 },
  },
  {
    key: 'more-u-knjizevnosti',
    title: 'More koje nije razglednica',
    summary: 'Ribari, svjetioničari i jedan brod koji kasni. Otoci u domaćoj prozi, bez ležaljki i zalazaka.',
    durationSeconds: 2871,
    videoId: 'podlampom06',
    art: { kind: 'scene', scene: 'harbour', palette: 4 },
  },
  {
    key: 'pjesma-u-tramvaju',
    title: 'Pjesma stane u četiri postaje',
    summary: 'Eksperiment: tjedan dana učili smo pjesme napamet između Kvatrića i Glavnog kolodvora. Evo koliko nam je ostalo.',
    durationSeconds: 1749,
    videoId: 'podlampom07',
    art: { kind: 'scene', scene: 'street', palette: 5 },
  },
  {
    key: 'tko-je-ubojica',
    title: 'Tko je ubojica i je li važno',
    summary: 'Zašto krimiće čitamo i kad znamo kraj. Uz čaj i dva protivnička tabora u studiju.',
    durationSeconds: 3312,
    videoId: 'podlampom09',
    art: { kind: 'scene', scene: 'rain', palette: 6 },
  },
  {
    key: 'knjige-za-zimu',
    title: 'Debele knjige za kratke dane',
    summary: 'Pet romana preko petsto stranica, za pet različitih vrsta umora, i jedno priznanje: nitko ih nije pročitao sve.',
    durationSeconds: 2663,
    videoId: 'podlampom11',
    art: { kind: 'scene', scene: 'snow', palette: 7 },
  },
]
