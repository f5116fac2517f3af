import type { GoodsRow } from '@/demo/data/products/rows/goods'

export const gifts: GoodsRow[] = [
  {
    key: 'svijeca-stara-knjiznica',
    name: 'Svijeća „Stara knjižnica”',
    price: 1990,
    stock: 33,
    addedDaysAgo: 130,
    drawing: ['candle', 'opeka'],
    label: 'Stara knjižnica',
    material: 'vosak',
    weight: 420,
    member: true,
    attributes: { boja: 'opeka' },
    summary: 'Cedrovina, koža, malo prašine i čaj koji je netko zaboravio na polici. Gori oko četrdeset i pet sati.',
    text: `Miris smo slagali s mladom parfumerkom iz Splita, koja je tri dana njuškala naše najstarije police i na kraju zatražila da joj posudimo ljestve. Dobila je ono što smo htjeli: ne cvijeće, nego kraj popodneva.

      Sojin vosak, pamučni stijenj, čaša koja poslije može poslužiti za olovke. Ne ostavljajte je samu s zavjesama.`,
  },
  {
    key: 'svijeca-bura',
    name: 'Svijeća „Poslije bure”',
    price: 1990,
    stock: 19,
    addedDaysAgo: 84,
    drawing: ['candle', 'more'],
    label: 'Poslije bure',
    material: 'vosak',
    weight: 420,
    attributes: { boja: 'more' },
    summary: 'Sol, smilje i kamen koji se upravo zagrijava. Ne puše, što joj je jedina mana.',
    text: `Drugi dan poslije bure zrak je tako čist da se vide otoci kojih inače nema. Taj smo zrak pokušali ugurati u čašu. Na vrhu je morska sol, u sredini smilje, a na dnu nešto drveno, kao otvorena konoba.

      Topi se ravnomjerno ako je prvi put pustite da gori dva sata. Dovoljno za prve četiri glave *Moby Dicka*.`,
  },
  {
    key: 'caj-drugo-poglavlje',
    name: 'Čaj „Drugo poglavlje”',
    price: 890,
    stock: 58,
    addedDaysAgo: 210,
    drawing: ['tea', 'jantar'],
    label: 'Drugo poglavlje',
    weight: 95,
    measure: { amount: 0.08, unit: 'kg' },
    attributes: { boja: 'jantar' },
    summary: 'Crni čaj s korom naranče i klinčićem, za mjesto gdje roman tek postaje dobar. Osamdeset grama, oko četrdeset šalica.',
    text: `Prvo se poglavlje čita na kavi, tu se slažemo. Za drugo treba nešto što traje. Mješavina je puna, s mekim rubom naranče, i podnosi drugo prelijevanje, koje smo nazvali epilogom.

      Kuhati tri minute, u šalici do ruba, dalje od izvornika.`,
  },
  {
    key: 'caj-laku-noc-inspektorice',
    name: 'Čaj „Laku noć, inspektorice”',
    price: 890,
    stock: 2,
    addedDaysAgo: 45,
    drawing: ['tea', 'mahovina'],
    label: 'Laku noć',
    weight: 70,
    measure: { amount: 0.055, unit: 'kg' },
    attributes: { boja: 'mahovina' },
    summary: 'Kamilica, matičnjak i lipa protiv posljedica čitanja krimića poslije ponoći. Bez kofeina i bez svjedoka.',
    text: `Nastao na zahtjev čitateljice koja tri noći nije spavala zbog jednog bravara. Biljke su domaće, sušene u sjeni, a u mješavini je i malo lavande s otoka na kojem se, prema našim saznanjima, nije dogodilo ništa.

      Popijte i provjerite bravu. Jednom. Dovoljno je.`,
  },
  {
    key: 'lampica-kvacica',
    name: 'Lampica za čitanje „Kvačica”',
    price: 1690,
    stock: 47,
    addedDaysAgo: 330,
    drawing: ['lamp', 'tinta'],
    weight: 58,
    attributes: { boja: 'tinta' },
    sale: { cents: 1290, daysAgo: 21, endsInDays: 9 },
    history: [{ cents: 1190, fromDaysAgo: 45, toDaysAgo: 36 }],
    summary: 'Prikvači se na korice i obasja samo stranicu, a ne i čovjeka pokraj vas. Do dvadeset sati na jedno punjenje.',
    text: `Vrat se savija, svjetlo je toplo i ima tri jačine: poglavlje, još jedno poglavlje i jutro. Kvačica je obložena filcem, pa ne ostavlja trag ni na mekim koricama.

      Puni se kabelom koji već imate. Bračni savjetnici preporučuju, ali potajno.`,
  },
  {
    key: 'stolna-lampa-pod-lampom',
    name: 'Stolna lampa iz izloga',
    price: 7490,
    stock: 6,
    addedDaysAgo: 60,
    drawing: ['lamp', 'jantar'],
    material: 'mjed',
    weight: 1850,
    attributes: { boja: 'jantar' },
    featured: true,
    summary: 'Ista onakva kakva gori u našem izlogu od prvoga dana. Mjedena noga, jantarno sjenilo, prekidač koji škljocne.',
    text: `Toliko su nas puta pitali je li na prodaju da smo na kraju pronašli majstora koji ju je znao ponoviti. Radi ih tridesetak na godinu, svaka ima broj ispod postolja, a prva je i dalje naša i nije na prodaju.

      Svjetlo pada u krug od šezdeset centimetara. To je točno jedna otvorena knjiga, jedna šalica i jedna ruka. Žarulja je priložena, tišina nije.`,
  },
  {
    key: 'plakat-tiho-cita-se',
    name: 'Plakat „Tiho, čita se”',
    price: 1290,
    stock: 40,
    addedDaysAgo: 470,
    drawing: ['poster', 'sljiva'],
    label: 'Tiho, čita se',
    material: 'papir',
    weight: 120,
    attributes: { boja: 'sljiva' },
    summary: 'Tipografski plakat 50 × 70 cm, otisnut u dvije boje. Ukućani ga poštuju otprilike tjedan dana.',
    text: `Slova su složena rukom, od drvenih tipova iz zatvorene tiskare, pa nijedno R nije isto. Tisak je crn i boje šljive na neobloženom papiru koji ne blješti.

      Dolazi zamotan u tuljac. Preporučujemo ga za dnevne sobe, zbornice i jedan određeni vagon u vlaku za Split.`,
  },
  {
    key: 'plakat-karta-izmisljenih-mjesta',
    name: 'Plakat „Karta izmišljenih mjesta”',
    price: 1890,
    stock: 0,
    addedDaysAgo: 240,
    drawing: ['poster', 'more'],
    label: 'Karta',
    material: 'papir',
    weight: 130,
    attributes: { boja: 'more' },
    summary: 'Četrdeset mjesta iz knjiga s naše police, ucrtana kao da se do njih može doći trajektom. 70 × 50 cm.',
    text: `Otok bez bicikla leži zapadno od Knjižnice na dnu jezera, a pruga prema Kući s devet prozora prekinuta je zbog magle. Crtač je pročitao sve i zatim se pobunio protiv mjerila.

      Na poleđini je kazalo. Trenutačno ga nema: tiskara čeka plavu boju, a mi s njom.`,
  },
  {
    key: 'cestitka-za-nekoga-tko-cita',
    name: 'Čestitka „Za nekoga tko čita”',
    price: 350,
    stock: 95,
    addedDaysAgo: 590,
    drawing: ['card', 'jantar'],
    label: 'Za nekoga tko čita',
    material: 'papir',
    weight: 18,
    attributes: { boja: 'jantar' },
    summary: 'Preklopljena, s omotnicom i praznom sredinom. Na poleđini piše da se smije upotrijebiti kao straničnik.',
    text: `Visoki tisak na mekom papiru, s malom lampom koja se osjeti pod prstom. Unutra nismo ništa napisali. Vi ga poznajete bolje.

      Ako baš ne ide, na pultu imamo bilježnicu s tuđim rečenicama i dopuštenjem njihovih autora.`,
  },
  {
    key: 'sest-cestitki-bez-povoda',
    name: 'Šest čestitki bez povoda',
    price: 1490,
    stock: 36,
    addedDaysAgo: 175,
    drawing: ['card', 'opeka'],
    label: 'Onako',
    material: 'papir',
    weight: 105,
    attributes: { boja: 'opeka' },
    sale: { cents: 1090, daysAgo: 4, endsInDays: 20 },
    summary: '„Onako.” „Prolazila sam.” „Ne moraš odgovoriti.” Za sve ono što se ne slavi, a trebalo bi.',
    text: `Rođendan ima svoj dan, a srijeda nema ništa. Šest motiva u tri boje, s omotnicama od recikliranog papira i dovoljno mjesta da napišete dvije rečenice, što je, iskustvo govori, taman.

      Najbrže nestane ona na kojoj piše „bio sam u krivu”. Možemo je dati i pojedinačno.`,
  },
  {
    key: 'darovni-bon-30',
    name: 'Darovni bon, 30 €',
    price: 3000,
    stock: 120,
    addedDaysAgo: 880,
    drawing: ['card', 'petrol'],
    label: '30 €',
    material: 'papir',
    weight: 25,
    vat: 0,
    voucher: true,
    attributes: { boja: 'petrol' },
    customOptions: [{ key: 'ime', type: 'text', label: 'Za koga je bon', required: false, maxLength: 60, priceCents: 0 }],
    summary: 'Trideset eura i pravo na cijelo popodne prebiranja. Vrijedi dvije godine, u knjižari i na ovim stranicama.',
    text: `Za one kojima je poklanjanje knjiga previše odgovorno. Bon je otisnut na debelom papiru, upisan rukom i zapečaćen voskom, pa izgleda kao da ste se potrudili. I jeste.

      Može se trošiti u više navrata. Ostatak bilježimo olovkom na poleđini, kako se to oduvijek radi.`,
  },
]

export const mugsAndBags: GoodsRow[] = [
  {
    key: 'emajlirana-salica-za-put',
    name: 'Emajlirana šalica za put',
    price: 1590,
    stock: 44,
    addedDaysAgo: 360,
    drawing: ['mug', 'mahovina'],
    label: 'Još jedno poglavlje',
    material: 'emajl',
    weight: 160,
    attributes: { boja: 'mahovina', zapremnina: 350 },
    summary: 'Lagana i nesalomljiva, s tamnim rubom i natpisom „Još jedno poglavlje”. Za planinu, vlak i balkon.',
    text: `Pala nam je s tribine na promociji i nastavila karijeru. Emajl je dvaput pečen, dno ravno, drška dovoljno velika za rukavicu. Kava se u njoj brzo ohladi, što prisiljava na ozbiljnost.

      Može na štednjak i na vatru. U mikrovalnu pećnicu ne, ali to već znate.`,
  },
  {
    key: 'salica-za-dvoje-citatelja',
    name: 'Par šalica „Ti prvi” i „Ne, ti”',
    price: 2690,
    stock: 1,
    addedDaysAgo: 115,
    drawing: ['mug', 'sljiva'],
    label: 'Ti prvi',
    material: 'keramika',
    weight: 780,
    attributes: { boja: 'sljiva', zapremnina: 280 },
    member: true,
    summary: 'Dvije keramičke šalice za dvoje koji čitaju istu knjigu i svađaju se oko nje. Ostao je još jedan par.',
    text: `Rađene ručno na lončarskom kolu, pa jedna uvijek ispadne malo veća. Tko dobije veću, kuha. Glazura je boje zrele šljive, a unutrašnjost svijetla da se vidi kad je čaj gotov.

      Natpis je utisnut prije pečenja i neće nestati, za razliku od volje da se bude prvi.`,
  },
]
