import type { ConfigurableRow } from '@/demo/data/products/rows/goods'

/** Things that come in colours and sizes. */
export const configurableBags: ConfigurableRow[] = [
  {
    key: 'platnena-torba-pod-lampom',
    name: 'Platnena torba „Pod lampom”',
    price: 1490,
    addedDaysAgo: 280,
    drawing: ['tote', 'prirodna'],
    label: 'Pod lampom',
    material: 'pamuk',
    weight: 180,
    member: true,
    featured: true,
    axes: [
      { code: 'boja', keys: ['prirodna', 'petrol', 'jantar', 'tinta'] },
      { code: 'velicina', keys: ['m', 'l'], extraCents: { l: 300 } },
    ],
    stocks: [48, 30, 22, 17, 15, 0, 26, 9],
    summary: 'Debelo platno, duge ručke i unutarnji džep za ključeve i račun koji ne želite pokazati. Nosi do osam romana.',
    text: `Ispitali smo je na vlastitim kolegama: osam romana tvrdog uveza, tri kilometra, četvrti kat bez lifta. Ručke su ušivene po cijeloj dužini, dno je dvostruko, a tisak se ne guli ni poslije dvadesetak pranja.

      U veličinu M stane bilježnica i pet knjiga, u L još i kruh. Platno je od pamuka iz poštene trgovine, a tiska ga obrtnica tri ulice dalje.`,
  },
  {
    key: 'vreca-za-knjige-na-vezicu',
    name: 'Vreća za knjige na vezicu',
    price: 1190,
    addedDaysAgo: 390,
    drawing: ['tote', 'more'],
    label: 'Moje knjige',
    material: 'lan',
    weight: 90,
    axes: [
      { code: 'boja', keys: ['more', 'jantar', 'mahovina'] },
      { code: 'velicina', keys: ['s', 'm'], extraCents: { m: 200 } },
    ],
    stocks: [18, 21, 2, 14, 12, 7],
    summary: 'Mala leđna vreća za vrtić, knjižnicu i bijeg od kuće do bake. Stanu tri slikovnice i jedna jabuka.',
    text: `Laneno platno, pamučne vezice i petlja za vješalicu, na visini na kojoj je mogu dohvatiti i vlasnici. S unutarnje je strane etiketa za ime i jedna rečenica koju otkriju tek kad nauče čitati.

      Pere se na trideset. Mrvice ispadaju same, kamenčiće treba nagovarati.`,
  },
  {
    key: 'salica-do-dva-poglavlja',
    name: 'Šalica „Do dva poglavlja”',
    price: 1590,
    addedDaysAgo: 190,
    drawing: ['mug', 'petrol'],
    label: 'Do dva poglavlja',
    material: 'keramika',
    weight: 390,
    member: true,
    attributes: { zapremnina: 400 },
    axes: [{ code: 'boja', keys: ['petrol', 'jantar', 'opeka', 'prirodna', 'tinta'] }],
    stocks: [37, 24, 16, 0, 29],
    summary: 'Četiri decilitra keramike s crtom na pola: tu završava prvo poglavlje. Pet boja, jedan ukus, vaš.',
    text: `Debela stijenka drži toplinu oko trideset i pet minuta, što je prosječna duljina poglavlja kod suvremenih domaćih autora. Ruski traže dvije šalice. Crta s unutarnje strane nije mjerna, nego moralna.

      Oblikovana u Podravini, glazirana ručno, pa se nijansa od šalice do šalice malo razlikuje. Perilica posuđa joj ne smeta.`,
  },
]

export const configurableStationery: ConfigurableRow[] = [
  {
    key: 'biljeznica-vodenica',
    name: 'Bilježnica „Vodenica”',
    price: 1290,
    addedDaysAgo: 160,
    drawing: ['notebook', 'tinta'],
    material: 'papir',
    weight: 290,
    member: true,
    attributes: { velicina: 'a5', 'broj-stranica': 176 },
    axes: [
      { code: 'listovi', keys: ['crte', 'kvadratici', 'tockice', 'prazno'] },
      { code: 'boja', keys: ['tinta', 'petrol', 'opeka'] },
    ],
    stocks: [40, 32, 21, 18, 14, 3, 27, 25, 19, 22, 0, 11],
    customOptions: [{ key: 'monogram', type: 'text', label: 'Monogram na koricama', required: false, maxLength: 3, priceCents: 400 }],
    summary: 'Šivani hrbat koji se otvori posve ravno i papir na kojem se tinta ne razlijeva. Crte, kvadratići, točkice ili ništa.',
    text: `Jedanaest araka prošivenih lanenim koncem, platneni hrbat i karton koji podnese koljeno umjesto stola. Papir je od sto grama, malo žućkast, da se oči ne umore prije ruke.

      Tko ne zna što bi, neka uzme točkice: one se poslije uvijek mogu praviti da su bile nešto drugo. Monogram utiskujemo vrućom folijom, u knjižari, dok čekate ili ne čekate.`,
  },
  {
    key: 'rokovnik-2027',
    name: 'Rokovnik 2027.',
    price: 1790,
    addedDaysAgo: 38,
    drawing: ['notebook', 'sljiva'],
    label: '2027.',
    material: 'papir',
    weight: 310,
    attributes: { listovi: 'crte' },
    axes: [
      { code: 'velicina', keys: ['a6', 'a5', 'b5'], extraCents: { a5: 300, b5: 600 } },
      { code: 'boja', keys: ['sljiva', 'petrol'] },
    ],
    stocks: [20, 24, 46, 51, 8, 12],
    summary: 'Tjedan na dvije stranice, a nedjelja jednako velika kao ponedjeljak. Uz svaki mjesec jedna rečenica iz knjige.',
    text: `Radni dani nisu važniji od ostalih, pa im nismo dali više mjesta. Na dnu svakog tjedna nalazi se uzak redak *čitam*, bez upitnika i bez krivnje.

      Blagdani, mjesečeve mijene, dvije trake i džep za karte. Na kraju je dvadeset praznih stranica za ono što se nije dalo predvidjeti. U pravilu ih uzmanjka do lipnja.`,
  },
  {
    key: 'kozni-stranicnik',
    name: 'Kožni straničnik s resom',
    price: 1290,
    addedDaysAgo: 505,
    drawing: ['bookmark', 'opeka'],
    material: 'koza',
    weight: 14,
    axes: [{ code: 'boja', keys: ['opeka', 'tinta', 'mahovina', 'sljiva'] }],
    stocks: [26, 19, 4, 15],
    customOptions: [{ key: 'inicijali', type: 'text', label: 'Utisnuti inicijali', required: false, maxLength: 4, priceCents: 350 }],
    summary: 'Biljno štavljena koža, ručno rezana resa. S godinama potamni, za razliku od knjiga, koje požute.',
    text: `Izrađen od ostataka iz sedlarske radionice, pa nema dva ista. Dovoljno je tanak za džepno izdanje i dovoljno ozbiljan za rječnik.

      Inicijale utiskujemo slijepo, bez boje, da ih vidi samo onaj tko drži knjigu pod kutom. Miriši na školu jahanja prvih mjesec dana.`,
  },
  {
    key: 'lanena-korica-za-knjigu',
    name: 'Lanena korica za knjigu',
    price: 1690,
    addedDaysAgo: 225,
    drawing: ['notebook', 'mahovina'],
    material: 'lan',
    weight: 85,
    also: ['darovi'],
    axes: [
      { code: 'velicina', keys: ['s', 'm', 'l'], extraCents: { l: 200 } },
      { code: 'boja', keys: ['mahovina', 'prirodna'] },
    ],
    stocks: [9, 13, 22, 18, 6, 0],
    summary: 'Omot koji čuva korice od torbe, kreme za sunce i tuđih pogleda. Tri veličine, prema formatu knjige.',
    text: `Čitate krimić s groznom naslovnicom ili knjigu o rastavi u vlaku punom poznanika. Korica sve izjednači. Preklopi su dugi, pa drže i tanje i deblje sveske, a traka za označavanje već je ušivena.

      Veličina S za džepna izdanja, M za većinu romana, L za tvrde uveze. Ako ste u dvojbi, donesite knjigu u knjižaru. Probavamo bez obveze.`,
  },
]
