import type { TitleRow } from '@/demo/data/products/rows/book'

export const ebooksOnly: TitleRow[] = [
  {
    key: 'preobrazaj',
    title: 'Preobražaj',
    author: 'Franz Kafka',
    translator: 'Lukrecija Hanžek',
    publisher: 'nocni-tramvaj',
    released: '2025-06-03',
    pages: 88,
    price: 599,
    genres: ['klasik', 'novela', 'psiholoski'],
    summary:
      'Gregor Samsa probudi se kao golem kukac i prvo pomisli da će zakasniti na posao. Sve bitno o uredu i obitelji u osamdesetak stranica.',
    text: `Nitko ne pita zašto. Otac baca jabuke, majka pada u nesvijest, sestra nosi zdjelicu s mlijekom i s vremenom je nosi sve rjeđe. Na strop se, pokazuje se, čovjek navikne.

      Prevoditeljica je dugo vagala kako prevesti onaj prvi imenički udarac. Rješenje nećemo prepričavati; piše u prvoj rečenici.`,
  },
  {
    key: 'srce-tame',
    title: 'Srce tame',
    author: 'Joseph Conrad',
    translator: 'Ante Skelin',
    publisher: 'bura-i-sol',
    released: '2024-12-03',
    pages: 128,
    price: 649,
    genres: ['klasik', 'novela', 'pustolovni'],
    summary: 'Parobrod uz rijeku, glas koji pripovijeda u mraku i trgovac Kurtz koji je otišao predaleko. Kratko putovanje bez povratka.',
    text: `Marlow govori, na palubi usidrene jedrilice, dok se nad Temzom spušta večer. Ta ga je rijeka podsjetila na drugu. Ondje je vidio brod koji topovima gađa prašumu i ljude koje je trgovina pretvorila u sjene.

      Conradov je engleski spor i gust, kao ono što opisuje. Prijevod ga ne ubrzava. Neka vas ne zavara duljina: ovo se čita u jednoj noći, a provjerava godinama.`,
  },
  {
    key: 'bozicna-prica',
    title: 'Božićna priča',
    author: 'Charles Dickens',
    translator: 'Bartol Sviben',
    publisher: 'naklada-vodenica',
    released: '2023-12-01',
    pages: 112,
    price: 599,
    genres: ['klasik', 'novela', 'fantastika'],
    sale: { cents: 449, daysAgo: 2, endsInDays: 36 },
    history: [{ cents: 399, fromDaysAgo: 365, toDaysAgo: 330 }],
    summary: 'Tri duha, jedan škrtac i najbolji puran u književnosti. Pročitajte je opet, ove godine naglas.',
    text: `Marley je bio mrtav, toliko treba znati za početak. Njegov ortak Scrooge na Badnjak štedi ugljen, odbija nećaka i liježući u krevet ugleda poznato lice na zvekiru.

      Dickens je napisao priču za šest tjedana i njome, kažu, izmislio Božić kakav danas slavimo. Kad počne prvi snijeg, kod nas je čitamo u izlogu, u pet navrata. Elektroničko izdanje podijeljeno je na iste nastavke.`,
  },
  {
    key: 'doba-nevinosti',
    title: 'Doba nevinosti',
    author: 'Edith Wharton',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2026-01-20',
    pages: 336,
    price: 849,
    genres: ['klasik', 'ljubavni', 'grad'],
    member: true,
    summary:
      'New York sedamdesetih godina devetnaestoga stoljeća: rukavice, opera i ljubav koja se ne smije spomenuti. Najuljudnija tragedija koju znamo.',
    text: `Newland Archer zaručen je s djevojkom koja je savršena. Onda u ložu uđe njezina rođakinja, odvojena od muža, u haljini koja je malo drukčija nego što se nosi, i cijela dvorana nauči šutjeti na nov način.

      Edith Wharton poznavala je taj svijet izvana i iznutra i pokopala ga bez podignuta glasa. Zadnje poglavlje, na jednoj pariškoj klupi, zaslužuje da se isključi zvono na vratima.`,
  },
  {
    key: 'martin-eden',
    title: 'Martin Eden',
    author: 'Jack London',
    translator: 'Bartol Sviben',
    publisher: 'plava-lada',
    released: '2025-01-14',
    pages: 424,
    price: 799,
    genres: ['klasik', 'odrastanje', 'more'],
    summary: 'Mornar odluči postati pisac zbog jedne djevojke. Roman o strpljenju, poštanskim markama i stotinama odbijenica.',
    text: `Martin uđe u bogatu kuću nespretan kao sanduk na palubi i izađe s popisom knjiga. Čita noću, spava pet sati, piše, šalje, dobiva natrag. London je znao koliko stoje marke, jer ih je i sam kupovao umjesto kruha.

      Preporučujemo svima koji pišu i svima koji s takvima žive. Na uspjeh upozoravamo posebno; on je u ovoj knjizi najopasniji lik.`,
  },
  {
    key: 'branka',
    title: 'Branka',
    author: 'August Šenoa',
    publisher: 'tri-duda',
    released: '2024-09-03',
    pages: 152,
    price: 599,
    genres: ['klasik', 'selo', 'ljubavni'],
    summary: 'Mlada zagrebačka učiteljica traži najsiromašnije selo i nađe ga. Šenoa u vedrijem tonu, s mnogo blata i jednim grofom.',
    text: `Mogla je u gradsku školu, no ona zaželi Jalševo, mjesto koje ni župnik ne hvali. Ondje je dočekaju gluhi načelnik, bilježnik s brkom i djeca koja ne vjeruju da će ostati.

      Roman je iz 1881. godine i čita se lako, kao pismo prijateljici. Prosvjetari će se smijati na mjestima na kojima se, zapravo, ništa nije promijenilo.`,
  },
  {
    key: 'lisce',
    title: 'Lišće',
    author: 'Fran Mažuranić',
    publisher: 'zelena-svjetiljka',
    released: '2022-10-03',
    pages: 72,
    price: 599,
    genres: ['klasik', 'pjesme', 'kratka-prica'],
    summary: 'Prve hrvatske pjesme u prozi, iz pera časnika koji je zatim nestao u svijetu. Svaka stane na zaslon telefona.',
    text: `Kratke su kao poruke i jednako se lako proslijede. Jedan potok, jedna granica, jedan starac koji ne želi umrijeti u krevetu. Fran Mažuranić objavio je *Lišće* 1887., pokupio pohvale i otišao, nitko pravo ne zna kamo.

      Knjigu smo uredili tako da svaka crtica ima svoj zaslon. Idealna za one koji tvrde da nemaju vremena, a telefon drže u ruci dok to govore.`,
  },
  {
    key: 'okretaj-zavrtnja',
    title: 'Okretaj zavrtnja',
    author: 'Henry James',
    translator: 'Tea Glavočić',
    publisher: 'nocni-tramvaj',
    released: '2025-10-28',
    pages: 152,
    price: 699,
    genres: ['klasik', 'novela', 'gotika'],
    member: true,
    summary: 'Guvernanta, dvoje predobre djece i nešto na kuli. Sto i dvadeset godina svađe o tome jesu li duhovi stvarni.',
    text: `Ona ih vidi. Djeca se smiješe. Domaćica ne zna ništa, ili zna sve. James je majstor rečenice koja se u sredini okrene i pogleda vas, pa se ova kratka strava čita dulje od mnogih debelih.

      Na kraju smo dodali dvije stranice: na jednoj su razlozi za duhove, na drugoj protiv. Nisu se uspjeli dogovoriti ni naši prodavači. Jedan je od tada na polici s kuharicama.`,
  },
  {
    key: 'price-za-dug-put',
    title: 'Priče za dug put',
    author: 'Razni autori',
    publisher: 'pod-lampom',
    released: '2026-06-15',
    pages: 264,
    price: 799,
    genres: ['kratka-prica'],
    summary: 'Dvanaest domaćih pripovjedača, dvanaest prijevoznih sredstava. Izbor naše knjižare, uređen prema duljini vožnje.',
    text: `Svake zime u knjižari čitamo neobjavljene priče. Ove smo odlučili ne vratiti autorima, barem ne bez ugovora. U zbirci su žičara, kombi, dizalo, trajekt, spavaća kola i kolica iz trgovine.

      Uz naslov stoji trajanje u minutama, provjereno štopericom na trima čitateljima različite savjesnosti. Prihod od prvih dvjesto primjeraka ide bibliobusu.`,
  },
  {
    key: 'sto-pitanja-za-knjizaricu',
    title: 'Sto pitanja za knjižaricu',
    author: 'Osoblje knjižare',
    publisher: 'pod-lampom',
    released: '2025-12-15',
    pages: 96,
    price: 599,
    genres: ['humor', 'dnevnik'],
    summary: '„Imate li onu plavu knjigu s radija?” Zapisnik s pulta, s odgovorima koje tada nismo stigli smisliti.',
    text: `Pet godina bilježili smo pitanja na poleđinama računa. Traži se knjiga o čovjeku koji nešto traži. Traži se nešto za tatu koji ne čita, ali da bude debelo. Pita se može li se vratiti pjesma.

      Na većinu smo pitanja naposljetku odgovorili, iskreno i s preporukom. Plavu knjigu s radija našli smo. Bila je zelena.`,
  },
  {
    key: 'kako-citati-naglas',
    title: 'Kako čitati naglas',
    author: 'Lahorka Zvonić',
    publisher: 'pod-lampom',
    released: '2026-10-20',
    pages: 120,
    price: 599,
    genres: ['esej', 'humor'],
    summary: 'Mali priručnik za roditelje, zaljubljene i govornike na sprovodima. O dahu, stanci i glasu za vuka.',
    text: `Lahorka Zvonić vodi naše večeri čitanja i ima pravilo: tko ne diše, neka ne čita. U deset lekcija uči gdje spustiti glas, kako preživjeti tuđe ime na ruskom i zašto se dijete budi baš kad mislite da spava.

      Na kraju je dvadeset odlomaka za vježbu, od uspavanke do sudske presude. Priručnik je kratak, jer se čitati naglas uči tek kad se otvore usta.`,
  },
  {
    key: 'signal-iz-dubine',
    title: 'Signal iz dubine',
    author: 'Leon Trbušić',
    publisher: 'peti-kat',
    released: '2024-03-05',
    pages: 148,
    price: 599,
    genres: ['znanstvena-fantastika', 'novela', 'more'],
    summary: 'Na dnu Jadrana, na 1233 metra, mjerni uređaj počne bilježiti nešto što se ponavlja svake srijede. Prva Trbušićeva novela.',
    text: `Prije Marsa Leon Trbušić spustio se u suprotnom smjeru. Posada istraživačkog broda, njih šestero, osluškuje jamu južno od Palagruže i kaže si da je kit. Kitovi, međutim, ne znaju koji je dan.

      Novela je objavljena samo digitalno, jer je autor smatrao da papir ne podnosi toliki tlak. Napeta, promočena, s krajem koji se ori.`,
  },
]
