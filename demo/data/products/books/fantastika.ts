import type { BookRow } from '@/demo/data/products/rows/book'

export const fantasy: BookRow[] = [
  {
    key: 'dvadeset-tisuca-milja-pod-morem',
    title: 'Dvadeset tisuća milja pod morem',
    author: 'Jules Verne',
    translator: 'Nora Kvesić',
    publisher: 'plava-lada',
    released: '2025-06-19',
    pages: 456,
    price: 2690,
    hard: true,
    stock: 28,
    genres: ['znanstvena-fantastika', 'klasik', 'pustolovni', 'more'],
    also: ['mladi-citatelji', 'klasici'],
    age: 'od-10',
    cover: '20 000 milja pod morem',
    member: true,
    scene: ['sea', 8],
    summary: 'Profesor, sluga i harpunar zatočeni su u podmornici s knjižnicom od dvanaest tisuća svezaka. Nije najgora sudbina.',
    text: `Svi su mislili da je kit. Kad je harpun odskočio od njegovih leđa, postalo je jasno da se u moru dogodilo nešto novo. Zove se *Nautilus*, a njegov kapetan *Nitko*.

      Verne je na kopnu, za pisaćim stolom, vidio više nego mnogi ispod površine: šume algi, ledenu koru, potonulu Atlantidu pri svjetlu lave. Djeca ga čitaju zbog
      hobotnice, odrasli zbog Nema, i nitko se ne prevari. Novi prijevod donosi i popis riba, za one koji ga inače preskaču.`,
  },
  {
    key: 'frankenstein',
    title: 'Frankenstein',
    author: 'Mary Shelley',
    translator: 'Tea Glavočić',
    publisher: 'nocni-tramvaj',
    released: '2024-10-31',
    pages: 272,
    price: 1490,
    stock: 23,
    genres: ['fantastika', 'klasik', 'gotika'],
    also: ['klasici'],
    summary: 'Osamnaestogodišnjakinja je jedne kišne noći izmislila čudovište i odmah mu dala bolje rečenice nego njegovu tvorcu.',
    text: `Zaboravite vijke u vratu. Stvorenje čita Miltona, uči gledajući kroz pukotinu u zidu i traži samo jedno: da ga netko ne otjera. Viktor, koji ga je složio, prvi pobjegne iz sobe.

      Nije to priča o znanosti koja je otišla predaleko, nego o ocu koji je otišao prerano. Prijevod slijedi prvo izdanje iz 1818., oštrije i
      hladnije. Najbolje ide uz grmljavinu.`,
  },
  {
    key: 'drakula',
    title: 'Drakula',
    author: 'Bram Stoker',
    translator: 'Bartol Sviben',
    publisher: 'nocni-tramvaj',
    released: '2023-10-05',
    pages: 488,
    price: 2490,
    hard: true,
    stock: 12,
    genres: ['fantastika', 'klasik', 'gotika'],
    also: ['klasici'],
    sale: { cents: 1890, daysAgo: 24, endsInDays: 6 },
    summary: 'Dnevnici, pisma, brodski zapisnici i jedan odvjetnik u krivom dvorcu. Grof sam ne dobije ni retka, a sve je o njemu.',
    text: `Jonathan Harker putuje na istok i bilježi recepte. Piletina s paprikom, poslije koje je cijelu noć žedan. Domaćin je pristojan, ali se u zrcalu ne vidi. Kad *Demetra* uplovi u Whitby s mrtvim kapetanom privezanim za kormilo,
      više nema natrag.

      Stoker slaže dokumente kao istražni sudac i zato mu se vjeruje. A Mina, koja sve prepisuje na pisaćem stroju, prava je junakinja knjige i najbolja
      tajnica u povijesti strave.`,
  },
  {
    key: 'vremenski-stroj',
    title: 'Vremenski stroj',
    author: 'Herbert George Wells',
    translator: 'Ante Skelin',
    publisher: 'peti-kat',
    released: '2025-08-07',
    pages: 136,
    price: 1190,
    stock: 18,
    genres: ['znanstvena-fantastika', 'klasik', 'novela'],
    also: ['klasici'],
    summary: 'Domaćin na vlastitu večeru stigne iz godine 802 701., sav u prašini i gladan mesa. Gosti mu, dakako, ne vjeruju.',
    text: `Putnik nema imena, stroj ima sedlo. U budućnosti ne nađe ni letjelice ni mudrace, nego lijepe, lijene ljude koji se boje mraka i razlog zbog kojega ga se boje.

      Wellsu je za početak čitave jedne književne vrste trebalo sto trideset stranica. Onaj prizor na kraju svijeta, crveno sunce i plaža bez zvuka, još
      nitko nije nadmašio, a pokušavali su s mnogo većim budžetom.`,
  },
  {
    key: 'knjiznica-na-dnu-jezera',
    title: 'Knjižnica na dnu jezera',
    author: 'Vilim Stančec',
    publisher: 'plava-lada',
    released: '2026-10-08',
    pages: 432,
    price: 2590,
    hard: true,
    stock: 57,
    genres: ['fantastika', 'pustolovni'],
    award: true,
    member: true,
    featured: true,
    dedication: true,
    scene: ['forest', 10],
    summary: 'Kad se jezero spusti, iz mulja izroni zgrada puna suhih knjiga. U njima piše što će se dogoditi potopljenom selu. Sutra.',
    text: `Selo Brezno potopljeno je 1957. radi hidrocentrale. Nitko nije mario za školsku knjižnicu, osim učiteljice koja je, kažu, ostala unutra. Sada se voda povukla i Tara, kći čuvara
      brane, otvori vrata koja nisu ni nabubrila.

      Vilim Stančec gradi čudo od domaće građe: od vodostaja, prijavnica i starih rodbinskih svađa. Kad zašumi, vjerujete mu svaku kap. Prva je knjiga
      dvodijelne priče i ima pristojnost završiti. Nagrada „Vilin konjic” s razlogom.`,
  },
  {
    key: 'trgovac-sjenama',
    title: 'Trgovac sjenama',
    author: 'Agata Hranić',
    publisher: 'plava-lada',
    released: '2025-04-03',
    pages: 364,
    price: 1690,
    stock: 16,
    genres: ['fantastika', 'povijesni'],
    summary: 'U Dubrovniku u kojem se sjene smiju založiti, carinska pisarka otkrije da netko otkupljuje samo dječje.',
    text: `Sjena kovača vrijedi šest dukata, plemićka manje nego što biste mislili. Bez nje se živi, samo vas psi ne vide i zrcalo malo kasni. Pisarka Desa upisuje zaloge u velike
      knjige Republike sve dok u stupcu ne ugleda ime vlastitoga brata.

      Prekrasno izmišljena ekonomija i još ljepše izmišljena pravna začkoljica kojom sve završi. Agata Hranić dobro je proučila stare statute. Neki su
      njezini najluđi članci, kaže, prepisani.`,
  },
  {
    key: 'posljednja-vila-s-medvednice',
    title: 'Posljednja vila s Medvednice',
    author: 'Nenad Opalić',
    publisher: 'sova-i-sin',
    released: '2024-04-18',
    pages: 298,
    price: 1590,
    stock: 22,
    genres: ['fantastika', 'humor', 'grad'],
    sale: { cents: 1190, daysAgo: 37, endsInDays: 23 },
    summary: 'Vila mora predati dokumentaciju za boravak u parku prirode. Referent Tomislav ima rok, obrazac i jednu noć bez sna.',
    text: `„Zanimanje: kolo. Prihodi: med, strah.” Tako počinje najljepši predmet u karijeri službenika koji već jedanaest godina dijeli dozvole za roštilj. Vila se zove Sanja, ima kopitce i pravne argumente.

      Nasmijali smo se naglas već na prvoj stranici, kod obrasca. Poslije knjiga potamni, kako i šuma potamni oko četiri popodne. Opalić voli i birokraciju i bajke i
      dokazuje da su u rodu.`,
  },
  {
    key: 'bakreno-nebo',
    title: 'Bakreno nebo',
    author: 'Leon Trbušić',
    publisher: 'peti-kat',
    released: '2026-06-04',
    pages: 412,
    price: 1790,
    stock: 33,
    genres: ['znanstvena-fantastika', 'obiteljski'],
    member: true,
    summary: 'Treća generacija kolonista na Marsu prvi put suši pršut. Zemlja to ne odobrava.',
    text: `Kolonija Novi Drniš ima četiri tisuće stanovnika, kupolu koja propušta i strogu zabranu svega što miriše. Kad obitelj Škarica objesi prve butove na marsovsku buru, suhu, ravnomjernu, savršenu, počne diplomatska kriza.

      Ozbiljan znanstvenofantastični roman prerušen u šalu, ili obratno. Fizika je provjerena, čežnja također. Trbušić postavlja jednostavno pitanje: što od doma treba
      ponijeti ako se više ne možeš vratiti, i koliko to smije težiti.`,
  },
  {
    key: 'grad-koji-se-sjeca',
    title: 'Grad koji se sjeća',
    author: 'Tonka Vidulin',
    publisher: 'bura-i-sol',
    released: '2022-06-09',
    pages: 244,
    price: 1490,
    stock: 0,
    genres: ['fantastika', 'grad', 'more'],
    summary: 'Kamene ploče jednog primorskog grada počnu vraćati sve izgovoreno na njima. Prvo šapate, onda obećanja.',
    text: `Prije *Kuće s devet prozora* Tonka Vidulin napisala je ovu neobičnu, uzbudljivu knjigu u kojoj grad jednog jutra progovori glasovima iz 1743., pa iz 1944., pa od jučer. Turisti to snimaju. Domaći počnu hodati bosi, na
      prstima.

      Ideja je jednostavna i autorica je ne kvari objašnjavanjem. Zanima je samo što ćemo učiniti kada čujemo vlastitu baku kako laže. Dotisak je
      najavljen za proljeće, zapišite se na popis.`,
  },
  {
    key: 'svjetionik-za-zvijezde',
    title: 'Svjetionik za zvijezde',
    author: 'Orsat Filipec',
    publisher: 'sova-i-sin',
    released: '2025-10-09',
    pages: 188,
    price: 1390,
    stock: 26,
    genres: ['fantastika', 'novela', 'more'],
    scene: ['sea', 12],
    summary: 'Svjetioničar dobije uputu da svjetlo okrene prema gore. Nakon sedme noći netko odozgo odgovori kratkim, dugim, kratkim.',
    text: `Uputa je stigla običnom poštom, s pečatom ministarstva kojega više nema. Andro je čovjek koji upute ne propituje. Okrene leću i nastavi kuhati brudet.

      Tiha, mala, beskrajno draga knjiga o tome kako se čeka. Nema rakete, nema izvanzemaljaca s ovratnicima, samo Morseova abeceda i sve duži razgovor o vremenu, ribi i
      smislu. Čitajte je vani, kad padne mrak.`,
  },
  {
    key: 'prirucnik-za-nepostojece-zivotinje',
    title: 'Priručnik za nepostojeće životinje',
    author: 'Gordana Lešnjak Pir',
    publisher: 'tri-duda',
    released: '2023-09-28',
    pages: 176,
    price: 2190,
    hard: true,
    stock: 9,
    genres: ['fantastika', 'zivotinje', 'humor'],
    cover: 'Nepostojeće životinje',
    summary:
      'Malik, mačić, mora, orko i još četrdeset stvorenja naših krajeva, s uputama za držanje i prehranu. Dijelom roman, dijelom katalog.',
    text: `Pripovjedačica, veterinarka na zamjeni, naslijedi ordinaciju i kartoteku koju nije tražila. Pod M piše: „Mačić. Donosi novac. Ne hraniti cikorijom.” Iz liječničkih bilješki polako izraste priča o prethodniku i
      o tome kamo je otišao s torbom u tri ujutro.

      Crteži, ljestvice, tablice doziranja: sve je izmišljeno sa znanstvenom savjesnošću. Predanja nisu. Ona su skupljena od Istre do Baranje i točno navedena.`,
  },
]
