import type { BookRow } from '@/demo/data/products/rows/book'

export const inlandNovels: BookRow[] = [
  {
    key: 'godina-suhih-bunara',
    title: 'Godina suhih bunara',
    author: 'Božena Tršćak',
    publisher: 'naklada-vodenica',
    released: '2025-09-04',
    pages: 384,
    price: 2490,
    hard: true,
    stock: 20,
    genres: ['suvremeni', 'selo', 'obiteljski'],
    award: true,
    scene: ['hills', 8],
    summary: 'Slavonsko selo ostane bez kapi vode, a ispod jednog bunara pronađu ono što je četrdeset godina bilo bolje ne vaditi.',
    text: `Prvi je presušio popov, pa mu se selo nasmijalo. Kad je presušio i Markanov, najdublji, prestali su se smijati i pozvali bunardžiju. On je
      izvadio vedro, lanac, dječju cipelu i rekao da dalje neće.

      Te godine u selo se vrati Ljuba, koja je otišla s dvije haljine i naučila šutjeti na njemačkom. Njezin glas, trpak i prost, drži
      ovaj roman kao obruč bačvu. Suša je opisana tako da ćete ustati po čašu vode. Više puta.`,
  },
  {
    key: 'medvjed-na-raskrizju',
    title: 'Medvjed na raskrižju',
    author: 'Matija Volarec',
    publisher: 'naklada-vodenica',
    released: '2026-01-29',
    pages: 220,
    price: 1590,
    stock: 29,
    genres: ['suvremeni', 'selo', 'humor'],
    member: true,
    scene: ['forest', 5],
    summary: 'U goranskom mjestu s jednim semaforom medvjed počne dolaziti svako jutro u šest. Poštuje crveno.',
    text: `Nikome nije učinio ništa, samo sjedi na raskrižju i gleda. Lovci bi ga odstrijelili, turistička zajednica brendirala, a šumar Drago,
      jedini koji ga poznaje otprije, moli sve da ga puste na miru, što je najmanje popularan prijedlog.

      Volarec piše kao što se u Gorskom kotaru loži: sporo, s dobrim drvima. Iza komedije o sjednicama i dozvolama stoji pitanje tko je ovdje
      komu ušao u dvorište. Snijeg počne padati u trećem poglavlju i više ne prestane.`,
  },
  {
    key: 'tetke',
    title: 'Tetke',
    author: 'Jasna Perkuš',
    publisher: 'kuca-na-uglu',
    released: '2024-11-28',
    pages: 304,
    price: 1690,
    stock: 42,
    genres: ['suvremeni', 'obiteljski', 'humor'],
    dedication: true,
    summary: 'Pet sestara odgojilo je jedno dijete i svaka misli da je zaslužna za ono što je ispalo dobro. O ostalome se ne govori.',
    text: `Tetka Ruža kuhala je, tetka Milka plaćala, tetka Zdenka tješila, tetka Olga strašila, a tetka Nada bila je u Australiji i slala vunu. Kad se
      nećakinja s četrdeset i dvije godine odluči udati, sve dođu na ručak sa svojim popisom primjedbi.

      Roman traje koliko i taj ručak, od juhe do kave, s povratcima u godine u kojima se o očevima šutjelo. Jasna Perkuš svaku je
      tetku napisala tako da je možete prepoznati po načinu na koji spušta žlicu. Mi smo na strani Olge.`,
  },
  {
    key: 'nasljednici-nicega',
    title: 'Nasljednici ničega',
    author: 'Tihomir Grubelić',
    publisher: 'tri-duda',
    released: '2022-05-19',
    pages: 416,
    price: 1790,
    stock: 4,
    genres: ['suvremeni', 'obiteljski', 'humor'],
    summary: 'Stric iz Čilea ostavio je rodbini rudnik. Rudnik ne postoji, ali parnica traje već trideset godina.',
    text: `U Dalmatinskoj zagori, na dva kata, žive tri grane jedne obitelji koje ne razgovaraju zbog bakra u Antofagasti. Bakra nema. Postoje samo
      punomoć, prijevod punomoći i fotografija čovjeka s brkovima ispred nečega što bi moglo biti brdo.

      Grubelić je odvjetnik i osvetio se struci na najljepši način. Toliko je ludih podnesaka u ovoj knjizi da ćete posumnjati u njih, a onda
      u pogovoru saznati koji su pravi. Pobjednika nema, ali večera na kraju jest dobra.`,
  },
  {
    key: 'vinograd-u-kojem-se-suti',
    title: 'Vinograd u kojem se šuti',
    author: 'Sanda Krnetić',
    publisher: 'suhozid',
    released: '2025-03-27',
    pages: 256,
    price: 1590,
    stock: 16,
    genres: ['suvremeni', 'selo', 'ljubavni'],
    sale: { cents: 1190, daysAgo: 18, endsInDays: 12 },
    history: [{ cents: 1090, fromDaysAgo: 40, toDaysAgo: 31 }],
    summary: 'Udovac i rastavljena enologinja dijele red trsja i među. U istarskoj zemlji riječi niču kasno.',
    text: `Među je postavio njegov djed, pomaknuo njezin otac, a sud je 1974. ostavio gdje jest. Karlo i Viviana na njoj ostavljaju škare, bocu vode,
      poneku smokvu. Prvi razgovor, o peronospori, dogodi se na šezdesetoj stranici i uzbudljiviji je od većine poljubaca.

      Sanda Krnetić zna i vino i šutnju. Godišnja doba u ovoj se knjizi mogu namirisati, od orezivanja do komine. Čita se s čašom, ali
      polako, jer rečenice su jake.`,
  },
  {
    key: 'rijeka-ima-tri-imena',
    title: 'Rijeka ima tri imena',
    author: 'Gordan Škaljer',
    publisher: 'suhozid',
    released: '2026-04-02',
    pages: 368,
    price: 2590,
    hard: true,
    stock: 18,
    genres: ['suvremeni', 'povijesni'],
    member: true,
    summary: 'Splavari, carinici i most koji se ruši jednom u generaciji. Stoljeće jedne granične rijeke, ispričano s vode.',
    text: `Na jednoj je obali zovu jednako kao na drugoj, ali s krivim naglaskom, a treće ime znaju samo splavari i ne govore ga pred strancima. Škaljer
      ide niz nju od 1908., od splava do splava, od mosta do mosta, i svaki put kad se most sruši, počinje nova priča.

      Teče, vrti se, ponegdje uspori gotovo do bare pa naglo povuče. Ima tu jedna poplava od četrdeset stranica nakon koje smo
      morali provjeriti jesu li nam noge suhe.`,
  },
  {
    key: 'snijeg-za-katarinu',
    title: 'Snijeg za Katarinu',
    author: 'Emma Rebrina',
    publisher: 'sova-i-sin',
    released: '2025-11-13',
    pages: 264,
    price: 1690,
    stock: 55,
    genres: ['suvremeni', 'ljubavni'],
    member: true,
    featured: true,
    scene: ['snow', 3],
    summary:
      'Zimi 1985. meteorolog lažira prognozu da bi jedna djevojka ostala u dolini. Trideset godina poslije ona dolazi po objašnjenje.',
    text: `Najavio je mećavu koje nije bilo. Vlak nije krenuo, stipendija je propala, a jedan se život okrenuo na drugu stranu. Mjernu postaju na vrhu
      danas vodi automat, ali Viktor i dalje svako jutro izlazi očitati kišomjer, za svaki slučaj.

      O ljubavi koja se nije usudila pitati, pa je lagala, Emma Rebrina piše bez suza i bez oprosta na prvu. Planina oko njih dvoje izvedena je u
      nekoliko poteza, kao olovkom. Knjiga za prvi snijeg, koji ove godine, kažu, doista dolazi.`,
  },
  {
    key: 'pcelareva-knjiga-racuna',
    title: 'Pčelareva knjiga računa',
    author: 'Zvonko Mihatov',
    publisher: 'sova-i-sin',
    released: '2023-06-15',
    pages: 200,
    price: 1390,
    stock: 10,
    genres: ['suvremeni', 'selo', 'priroda'],
    summary: 'Roman u obliku poslovne bilježnice: prihodi, rashodi, rojevi, ljubavi. Sve je upisano, samo nije sve zbrojeno.',
    text: `„12. svibnja. Bagrem medi. Prodano 14 kg. Došla Štefica, nije kupila.” Tako to izgleda na prvi pogled: suhi unosi čovjeka koji se u računima
      osjeća sigurnije nego u rečenicama. Nakon tridesetak stranica počnete čitati razmake.

      Štefica dolazi još šezdeset puta. Med kupi dvaput. Mihatov je od rubrika sagradio knjigu koja se čita u dva sata i prepričava teško,
      jer sve važno stane u stupac „primjedba”.`,
  },
  {
    key: 'kratka-povijest-jedne-peci',
    title: 'Kratka povijest jedne peći',
    author: 'Anka Lovrinčec',
    publisher: 'sova-i-sin',
    released: '2024-12-12',
    pages: 288,
    price: 2290,
    hard: true,
    stock: 2,
    genres: ['povijesni', 'obiteljski', 'humor'],
    summary: 'Kaljeva peć iz 1811. preživjela je sve vlasnike i sada, kod restauratora, napokon govori. Ima i što.',
    text: `Peć je zelena, s lavom bez nosa. Grijala je časnika koji je pisao pjesme, suca koji ih je palio, internat, zadrugu, kulturno-umjetničko
      društvo i jednu zabranjenu ljubav, jer joj je bilo toplo oko nogu.

      Predmet kao pripovjedač obično dosadi do trećega poglavlja. Ovaj ne, jer je sujetan, pamti samo zime i o ljudima sudi isključivo prema
      tome kako slažu cjepanice. Dvjesto godina naših krajeva iz kuta sobe, otkuda se, kako kaže peć, najbolje vidi.`,
  },
  {
    key: 'jabuke-za-nepoznate',
    title: 'Jabuke za nepoznate',
    author: 'Lada Prpoš',
    publisher: 'naklada-vodenica',
    released: '2026-08-20',
    pages: 236,
    price: 1690,
    stock: 35,
    genres: ['suvremeni', 'selo', 'odrastanje'],
    dedication: true,
    summary: 'Djevojčica pokraj ceste prodaje jabuke i pamti sve koji stanu. Jednoga dana počne davati i sitniš i savjete.',
    text: `Na magistrali između dva zavoja stoji stol, vaga i natpis koji je otac napisao s pogreškom. Mija ima jedanaest godina i teoriju: po načinu na koji
      netko bira jabuku zna se hoće li se vratiti. Zapisuje registracije. Dvije se godinama vraćaju.

      Zatim otvore autocestu i promet nestane u jednoj noći. Lada Prpoš ispisala je odrastanje kroz buku koja se stišava. Vedra knjiga o
      gubitku prometa i dobitku pogleda, kako nam je rekao prvi kupac. Bolje ne bismo sročili.`,
  },
]
