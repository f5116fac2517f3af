import type { SeedArt, SeedCategory } from '@/server/db/seed/types'

/** In reading order: a parent stands before its children, and siblings stand as the menu shows them. */
export const seedCategories: SeedCategory[] = [
  {
    key: 'knjige',
    parent: null,
    name: 'Knjige',
    slug: 'knjige',
    description:
      'Tiskane, uvezane i pročitane prije nego što su stigle na policu. Od romana za cijelu zimu do pjesama za jednu stanicu tramvaja.',
    art: scene('shelf', 0),
  },
  {
    key: 'romani',
    parent: 'knjige',
    name: 'Romani',
    slug: 'romani',
    description: 'Priče dovoljno duge da se u njih useliš. Većinom domaće i nove, a o svakoj imamo barem jedno čvrsto mišljenje.',
    art: scene('reading', 1),
  },
  {
    key: 'kratke-price',
    parent: 'knjige',
    name: 'Kratke priče',
    slug: 'kratke-price',
    description: 'Za jedan vlak, jednu kavu ili jedno čekanje kod zubara. Kratke su, ali ne popuštaju brzo.',
    art: scene('train', 2),
  },
  {
    key: 'poezija',
    parent: 'knjige',
    name: 'Poezija',
    slug: 'poezija',
    description: 'Malo riječi i mnogo bijelog papira. Najmanja polica u knjižari i jedina pred kojom ljudi šapuću.',
    art: scene('rain', 3),
  },
  {
    key: 'drama',
    parent: 'knjige',
    name: 'Drama',
    slug: 'drama',
    description: 'Komadi za čitanje naglas, po mogućnosti u društvu. Uloge dijelite sami, aplauz ne naplaćujemo.',
    art: scene('stage', 4),
  },
  {
    key: 'klasici',
    parent: 'knjige',
    name: 'Klasici',
    slug: 'klasici',
    description: 'Knjige za koje svi kažu da su ih čitali. Ovdje su u novim prijevodima i izdanjima, pa više nema izgovora.',
    art: scene('window', 5),
  },
  {
    key: 'krimici',
    parent: 'knjige',
    name: 'Krimići',
    slug: 'krimici',
    description: 'Netko je mrtav, netko laže, a vama je sutra rano ustajanje. Preporučujemo upaljeno svjetlo na hodniku.',
    art: scene('street', 6),
  },
  {
    key: 'fantastika',
    parent: 'knjige',
    name: 'Fantastika',
    slug: 'fantastika',
    description: 'Podmornice, vampiri, vile i gradovi pod morem. Svjetovi koji ne postoje, opisani točnije od našega.',
    art: scene('forest', 7),
  },
  {
    key: 'eseji-i-misli',
    parent: 'knjige',
    name: 'Eseji i misli',
    slug: 'eseji-i-misli',
    description: 'Knjige koje razmišljaju naglas: o šetnji, starenju, šutnji i susjedima. Olovka za podcrtavanje poželjna.',
    art: scene('desk', 8),
  },
  {
    key: 'povijest-i-putopisi',
    parent: 'knjige',
    name: 'Povijest i putopisi',
    slug: 'povijest-i-putopisi',
    description: 'Kamo se išlo i što je ondje bilo. Svjetionici, željeznice, soli i staze, ispričani bez prašine.',
    art: scene('harbour', 9),
  },
  {
    key: 'kuhinja',
    parent: 'knjige',
    name: 'Kuhinja',
    slug: 'kuhinja',
    description: 'Kuharice koje se i čitaju. Mrlje od ulja na njima ne smatramo oštećenjem, nego preporukom.',
    art: scene('market', 10),
  },
  {
    key: 'za-djecu',
    parent: null,
    name: 'Za djecu',
    slug: 'za-djecu',
    description: 'Knjige za one koji još pitaju zašto. Birali smo ih s najstrožom publikom u gradu, onom koja ustane i ode.',
    art: scene('park', 11),
  },
  {
    key: 'slikovnice',
    parent: 'za-djecu',
    name: 'Slikovnice',
    slug: 'slikovnice',
    description: 'Za čitanje u krilu, triput zaredom, bez preskakanja. Rubovi su zaobljeni, glasovi lavova na vama.',
    art: scene('island', 12),
  },
  {
    key: 'mladi-citatelji',
    parent: 'za-djecu',
    name: 'Mladi čitatelji',
    slug: 'mladi-citatelji',
    description: 'Prve knjige koje se čitaju potajno, s džepnom svjetiljkom. Gusari, šegrti, tajni klubovi i poneki pametan pas.',
    art: scene('sea', 13),
  },
  {
    key: 'e-knjige',
    parent: null,
    name: 'E-knjige',
    slug: 'e-knjige',
    description: 'Ista slova, bez težine u torbi. Datoteka stiže odmah nakon plaćanja i može se čitati na svakom uređaju.',
    art: scene('snow', 2),
  },
  {
    key: 'papirnica',
    parent: null,
    name: 'Papirnica',
    slug: 'papirnica',
    description: 'Bilježnice, olovke i straničnici za one koji knjigama odgovaraju. Papir smo birali nalivperom, a ne cjenikom.',
    art: object('notebook', '#17525c'),
  },
  {
    key: 'darovi',
    parent: null,
    name: 'Darovi',
    slug: 'darovi',
    description: 'Za čitatelje kojima ne znate što su već pročitali. Ništa ovdje ne traži da pogodite naslov.',
    art: object('giftset', '#a8452f'),
  },
  {
    key: 'salice-i-torbe',
    parent: 'darovi',
    name: 'Šalice i torbe',
    slug: 'salice-i-torbe',
    description: 'Stvari koje drže knjigu i ono što ide uz nju. Torbe nose do osam romana, šalice do dva poglavlja.',
    art: object('tote', '#d9962f'),
  },
  {
    key: 'darovni-paketi',
    parent: 'darovi',
    name: 'Darovni paketi',
    slug: 'darovni-paketi',
    description: 'Složeni u knjižari, zamotani rukom i vezani špagom. Dio biramo mi, dio vi, a čestitku pišete vlastitim riječima.',
    art: object('box', '#5f6f45'),
  },
  {
    key: 'pretplate',
    parent: null,
    name: 'Pretplate',
    slug: 'pretplate',
    description: 'Knjiga koja dođe sama, svakoga mjeseca. Ne pitamo vas što volite, nego što ste zadnje ostavili nedočitano.',
    art: object('box', '#17525c'),
  },
]

function scene(name: Extract<SeedArt, { kind: 'scene' }>['scene'], palette: number): SeedArt {
  return { kind: 'scene', scene: name, palette }
}

function object(name: Extract<SeedArt, { kind: 'object' }>['object'], colour: string): SeedArt {
  return { kind: 'object', object: name, colour }
}
