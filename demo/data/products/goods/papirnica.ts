import type { GoodsRow } from '@/demo/data/products/rows/goods'

export const stationery: GoodsRow[] = [
  {
    key: 'dnevnik-citanja',
    name: 'Dnevnik čitanja',
    price: 1690,
    stock: 60,
    addedDaysAgo: 310,
    drawing: ['notebook', 'petrol'],
    label: 'Pročitano',
    material: 'papir',
    weight: 320,
    member: true,
    attributes: { boja: 'petrol', velicina: 'a5', listovi: 'crte', 'broj-stranica': 192 },
    customOptions: [{ key: 'monogram', type: 'text', label: 'Monogram na koricama', required: false, maxLength: 3, priceCents: 400 }],
    summary: 'Mjesto za devedeset knjiga: tko vam ju je preporučio, gdje ste stali i tko ju je posudio pa nije vratio.',
    text: `Za svaku knjigu dvije stranice, a na njima manje pitanja nego u zdravstvenoj ustanovi: kada, gdje, zašto ste je otvorili, zašto ste je zatvorili. Ocjene nema. Postoji samo kućica *ponovno?*, u koju većina ljudi stavi upitnik.

      Korice su platnene, papir podnosi nalivpero, a na kraju je popis posuđenoga s mjestom za potpis. Pokazao se djelotvornim.`,
  },
  {
    key: 'biljeznica-za-recepte',
    name: 'Bilježnica za recepte',
    price: 1490,
    stock: 28,
    addedDaysAgo: 540,
    drawing: ['notebook', 'opeka'],
    label: 'Kuhano',
    material: 'papir',
    weight: 340,
    attributes: { boja: 'opeka', velicina: 'a5', listovi: 'crte', 'broj-stranica': 160 },
    also: ['darovi'],
    summary: 'Perive korice, debeo papir i stupac „što bih sljedeći put drukčije”. Za naslijeđene i za izmišljene recepte.',
    text: `Recepti se gube jer stoje na stražnjoj strani nečega drugoga. Ovdje imaju svoj red: sastojci lijevo, postupak desno, mrlje svugdje. Na vrhu je mjesto za ime onoga od koga ste recept dobili, jer se to najprije zaboravi.

      Korice se brišu krpom. Probali smo ih s umakom od rajčice, cikle i vinom, tim redom.`,
  },
  {
    key: 'dvanaest-olovaka',
    name: 'Dvanaest olovaka za podcrtavanje',
    price: 1190,
    stock: 75,
    addedDaysAgo: 620,
    drawing: ['pencils', 'jantar'],
    material: 'drvo',
    weight: 110,
    member: true,
    attributes: { boja: 'jantar' },
    summary: 'Meke grafitne olovke od cedrovine, svaka s drugom utisnutom riječi: „točno”, „ma nemoj”, „prepisati”, „vidi str. 12”…',
    text: `Čitatelj bez olovke je promatrač. Ove su mekoće 2B, ostavljaju trag koji se vidi i gumicom se može poreći, a dolaze u limenoj kutiji koja stane u torbu do knjige.

      Riječi smo birali mjesec dana. Prva se uvijek potroši „točno”, zadnja „pitati mamu”. Šiljilo je u kutiji, ispod.`,
  },
  {
    key: 'crveno-plava-olovka',
    name: 'Lektorska olovka, crveno-plava',
    price: 290,
    stock: 120,
    addedDaysAgo: 455,
    drawing: ['pencils', 'opeka'],
    material: 'drvo',
    weight: 12,
    summary: 'Jedan kraj za pogreške, drugi za pohvale. Predlažemo da plavi češće šiljite.',
    text: `Debela dvobojna olovka kakvom su se ispravljali rukopisi dok su još bili rukopisi. Ne curi, ne suši se i ne javlja da ima novu inačicu.

      Crvena je ozbiljna, plava blaga. Učitelji je kupuju po šest komada, urednici po dvije i onda pitaju ima li samo crvenih.`,
  },
  {
    key: 'nalivpero-od-mjedi',
    name: 'Mjedeno nalivpero',
    price: 3890,
    stock: 14,
    addedDaysAgo: 96,
    drawing: ['pencils', 'prirodna'],
    material: 'mjed',
    weight: 60,
    also: ['darovi'],
    sale: { cents: 3190, daysAgo: 16, endsInDays: 14 },
    summary: 'Teško, kratko i bez kopče, s perom srednje širine. S godinama potamni ondje gdje ga držite.',
    text: `Izrađuje ga jedna mala radionica, tokareno iz jednog komada. U prvi tren čini se preteškim, a nakon stranice shvatite da više ne pritišćete. Uz pero dolaze pretvarač i dva uloška petrol-plave tinte.

      Mjed nije lakirana, pa će se mijenjati. To nije nedostatak nego potpis. Tko voli sjaj, neka uzme krpicu iz kutije.`,
  },
  {
    key: 'mjedeni-stranicnik',
    name: 'Mjedeni straničnik',
    price: 890,
    stock: 3,
    addedDaysAgo: 205,
    drawing: ['bookmark', 'jantar'],
    material: 'mjed',
    weight: 9,
    also: ['darovi'],
    attributes: { boja: 'jantar' },
    summary: 'Tanak kao list i teži od izgovora. Urezana je mala lampa, svijetli samo na suncu.',
    text: `Sjedne na rub stranice i ne klizi. Debljine je tri desetinke milimetra, pa knjiga ostaje zatvorena kako treba, a uglovi su zaobljeni, jer volimo papir.

      Dolazi u omotnici na kojoj piše „stao/stala sam ovdje”. Jedno od toga prekrižite.`,
  },
  {
    key: 'stranicnici-s-izgovorom',
    name: 'Straničnici s izgovorom',
    price: 590,
    stock: 88,
    addedDaysAgo: 380,
    drawing: ['bookmark', 'more'],
    material: 'papir',
    weight: 20,
    summary: 'Sedam kartonskih straničnika za sedam razloga zašto ste stali: zvonilo je, zaspala sam, pojavio se Heathcliff.',
    text: `Po jedan za svaki dan. Ponedjeljkov glasi „sastanak”, nedjeljni „ručak”, a onaj srijedom samo „ne mogu još”. Tiskani su u dvije boje na ostacima debelog papira iz tiskare u susjednoj ulici.

      Gubi ih se otprilike jedan mjesečno, što je uračunato u cijenu.`,
  },
  {
    key: 'ex-libris-naljepnice',
    name: 'Ex libris, pedeset naljepnica',
    price: 990,
    stock: 41,
    addedDaysAgo: 265,
    drawing: ['card', 'tinta'],
    label: 'Ex libris',
    material: 'papir',
    weight: 45,
    attributes: { boja: 'tinta' },
    customOptions: [{ key: 'ime', type: 'text', label: 'Ime na naljepnici', required: false, maxLength: 40, priceCents: 600 }],
    summary: '„Ova knjiga pripada…” i crta za ime, uz sitnu sovu koja to ne zaboravlja. Ime možemo i otisnuti.',
    text: `Posuđene knjige ne vraćaju se iz zlobe, nego iz zaborava. Sova pomaže. Naljepnica je otisnuta na papiru bez kiseline, ljepilo je staro i pošteno, a crta dovoljno duga i za dvostruka prezimena.

      Ako želite, otisnut ćemo ime u našoj ručnoj preši. Za to nam treba još tri dana i, ako vam ime počinje na Ž, malo strpljenja: slovo je samo jedno.`,
  },
  {
    key: 'papir-za-pisma',
    name: 'Papir za pisma s omotnicama',
    price: 1390,
    stock: 22,
    addedDaysAgo: 150,
    drawing: ['card', 'prirodna'],
    material: 'papir',
    weight: 260,
    also: ['darovi'],
    attributes: { boja: 'prirodna', velicina: 'a5' },
    summary: 'Dvadeset listova, dvanaest omotnica i uputa za zaboravne: datum gore, ljubav dolje, ostalo po volji.',
    text: `Prirodno bijel papir od sto dvadeset grama s vodenim žigom, koji ćete otkriti tek kada pismo podignete prema svjetlu. Omotnice su podstavljene svilenim papirom boje mora.

      Osam listova više nego omotnica nije pogreška. Toliko se otprilike zgužva.`,
  },
  {
    key: 'papirici-za-biljeske',
    name: 'Papirići za bilješke na rubu',
    price: 450,
    stock: 110,
    addedDaysAgo: 700,
    drawing: ['bookmark', 'mahovina'],
    material: 'papir',
    weight: 35,
    attributes: { boja: 'mahovina' },
    summary: 'Uski ljepljivi listići za one kojima savjest ne dopušta pisati po knjizi. Četiri boje, dvjesto mišljenja.',
    text: `Lijepe se blago i odlaze bez traga, čak i sa starih stranica; isprobano na predratnom izdanju koje nije naše. Široki su koliko i rub, pa misao mora biti kratka.

      Boje nemaju značenje. Svatko ga ionako izmisli do desete stranice i poslije ga brani kao ustav.`,
  },
  {
    key: 'kalendar-pod-lampom-2027',
    name: 'Knjižarski kalendar 2027.',
    price: 1490,
    stock: 66,
    addedDaysAgo: 24,
    drawing: ['poster', 'petrol'],
    label: '2027.',
    material: 'papir',
    weight: 210,
    member: true,
    also: ['darovi'],
    attributes: { boja: 'petrol' },
    summary: 'Dvanaest nacrtanih polica, po jedna za mjesec, i rođendani pisaca za dane kada nema drugog povoda za kolač.',
    text: `Siječanj je polica s debelim romanima, srpanj jedna jedina knjiga i limun. Uz blagdane su upisani i važniji događaji, poput dana kad je Raskoljnikov brojio korake i dana kad je gospođa Dalloway otišla po cvijeće.

      Zidni, s rupom za čavao i prostorom za vaše bilješke. Kraj prosinca piše se olovkom.`,
  },
  {
    key: 'popis-za-ducan-i-zivot',
    name: 'Blok „Popis za dućan i život”',
    price: 690,
    stock: 52,
    addedDaysAgo: 430,
    drawing: ['notebook', 'jantar'],
    label: 'Popis',
    material: 'papir',
    weight: 90,
    attributes: { boja: 'jantar', velicina: 'a6', listovi: 'crte' },
    summary: 'Lijevi stupac za mlijeko, desni za ono zbog čega ne možete zaspati. Perforirano po sredini.',
    text: `Šezdeset listova s magnetom na poleđini. U dućan nosite lijevu polovicu, desna ostaje na hladnjaku, gdje je mogu nadopuniti i drugi članovi kućanstva, što je, doznajemo, spasilo barem jedan brak.

      Papir je recikliran, kao i većina stavki na desnoj strani.`,
  },
  {
    key: 'kalendar-pod-lampom-2026',
    name: 'Knjižarski kalendar 2026.',
    price: 1390,
    stock: 4,
    addedDaysAgo: 395,
    drawing: ['poster', 'sljiva'],
    label: '2026.',
    material: 'papir',
    weight: 210,
    archived: true,
    attributes: { boja: 'sljiva' },
    summary: 'Prošla godina na dvanaest nacrtanih stolaca za čitanje, s rođendanima pisaca i danima kad knjižara ostaje otvorena do ponoći.',
    text: `Siječanj je naslonjač uz peć, srpanj ležaljka kojoj je netko podmetnuo enciklopediju. Uz svaki tjedan stoji po jedna rečenica kojom počinje neki roman, a rješenja su na poleđini.

      Zidni, s rupom za čavao. Ostalo je nekoliko primjeraka, ali nijedan dan.`,
  },
]
