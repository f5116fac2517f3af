import type { BookRow } from '@/demo/data/products/rows/book'

export const poetry: BookRow[] = [
  {
    key: 'pjesme-vladimira-vidrica',
    title: 'Pjesme',
    author: 'Vladimir Vidrić',
    publisher: 'zelena-svjetiljka',
    released: '2025-04-24',
    pages: 104,
    price: 1890,
    hard: true,
    stock: 22,
    genres: ['pjesme', 'klasik'],
    also: ['klasici'],
    member: true,
    scene: ['hills', 11],
    summary: 'Četrdesetak pjesama i dvije rime koje ste mislili da ste zaboravili. Sve što je Vidrić napisao, na dobrom papiru.',
    text: `Pamtio je stihove u hodu i zapisivao ih tek kad bi ga netko natjerao, pa ih je ostalo malo. Ali koji su to stihovi: stari Silen u travi, zlatni jutarnji
      pejzaž, dva levita, kočija koja se gubi u prašini. Svaki kao da je netko naglo odgrnuo zavjesu.

      Ovo izdanje svakoj pjesmi daje vlastitu stranicu i zrak oko nje. Bez predgovora. Samo na kraju, u dvije rečenice, stoji tko je bio i kako je otišao. Prerano.`,
  },
  {
    key: 'trzaji',
    title: 'Trzaji',
    author: 'Silvije Strahimir Kranjčević',
    publisher: 'zelena-svjetiljka',
    released: '2021-03-04',
    pages: 168,
    price: 1290,
    stock: 3,
    genres: ['pjesme', 'klasik'],
    also: ['klasici'],
    summary: 'Mojsije, posljednji Adam i jedan vrlo ljutit razgovor s nebom. Kranjčević za one koji vole da pjesma grmi.',
    text: `Pisao je u Sarajevu, daleko od rodnoga Senja, s očima uprtima tako visoko da ga je zabolio vrat. U ovom su izboru velike poeme o čovječanstvu, ali i
      one tihe, domaće, u kojima se vidi da se i titan zna umoriti.

      Urednik je stare riječi ostavio na miru i protumačio ih pri dnu stranice. Preporučujemo stojeći položaj i malo jači glas. Susjedi će
      razumjeti.`,
  },
  {
    key: 'pjesme-i-notturno',
    title: 'Pjesme i Notturno',
    author: 'Antun Gustav Matoš',
    publisher: 'peti-kat',
    released: '2023-03-09',
    pages: 136,
    price: 1190,
    stock: 17,
    genres: ['pjesme', 'klasik'],
    summary: 'Savršeni soneti čovjeka koji je ostalo vrijeme lomio čaše. Jesen, utjeha kose, pospana mlada noć.',
    text: `„Mlačna noć; u selu lavež; kasan / Ćuk il’ netopir.” Teško je pronaći stih u kojem se toliko toga čuje. Matoš je pjesme počeo ozbiljno pisati kasno i bavio se
      njima kao gudalom: dok ton nije čist, ne ide u svijet.

      U knjižici su svi soneti, nekoliko satiričnih bodlji i rukopis *Notturna* u preslici, s jednom prekriženom riječju oko koje se može provesti
      cijela večer.`,
  },
  {
    key: 'preobrazenja',
    title: 'Preobraženja',
    author: 'Antun Branko Šimić',
    publisher: 'nocni-tramvaj',
    released: '2024-04-25',
    pages: 88,
    price: 1390,
    stock: 31,
    genres: ['pjesme', 'klasik'],
    also: ['klasici'],
    summary: 'Slobodan stih poravnat po sredini, zvijezde i gola soba. Knjiga mladića koji je 1920. promijenio kako izgleda pjesma.',
    text: `Imao je dvadeset i jednu godinu i mišljenje o svakome zarezu. *Preobraženja* su jedina knjiga koju je objavio za života, a i danas djeluje kao
      da je stigla sutra: kratka, gola, posložena po osi kao list.

      Tiskali smo je onako kako ju je sam složio, s bjelinama koje su dio teksta. Ako niste nikada čitali poeziju, krenite
      odavde. Ako jeste, znate zašto.`,
  },
  {
    key: 'vlati-trave',
    title: 'Vlati trave',
    author: 'Walt Whitman',
    translator: 'Ante Skelin',
    publisher: 'suhozid',
    released: '2026-05-21',
    pages: 328,
    price: 2690,
    hard: true,
    stock: 14,
    genres: ['pjesme', 'klasik', 'priroda'],
    language: 'dvojezicno',
    also: ['klasici'],
    summary: 'Pjesma o sebi u kojoj stane cijela Amerika, konj, tiskarski stroj i vi. Izbor iz svih izdanja, s izvornikom.',
    text: `Whitman je istu knjigu pisao cijeli život i svaki put je bila deblja. Ovaj izbor slijedi prvo izdanje iz 1855., kada je sve još drhtalo, i dodaje mu
      desetak pjesama bez kojih se ne može.

      Prevoditelj je pustio duge stihove da idu do ruba stranice i preko. Zato je format veći nego što očekujete od poezije. Čitajte ga vani, dok
      hodate, i ne brinite se kako izgleda.`,
  },
  {
    key: 'nada-je-ono-s-perjem',
    title: 'Nada je ono s perjem',
    author: 'Emily Dickinson',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2025-12-11',
    pages: 192,
    price: 1790,
    stock: 20,
    genres: ['pjesme', 'klasik'],
    language: 'dvojezicno',
    summary: 'Sto i jedanaest pjesama žene koja je iz sobe vidjela dalje od mornara. Crtice su ostale gdje ih je ostavila.',
    text: `Za života ih je objavljeno desetak, ostale je, prošivene koncem, čuvala u ladici. Nemaju naslova. Počinju usred misli i završavaju
      crticom, kao da će se netko svaki čas vratiti u sobu.

      Vilma Oštrić prevodila je po jednu na tjedan, dvije godine. Na lijevoj je strani engleski, na desnoj hrvatski, a između njih dovoljno mjesta za
      olovku. Dobar dar za ljude koji kažu da ne vole poeziju.`,
  },
  {
    key: 'kipci-i-popevke',
    title: 'Kipci i popevke',
    author: 'Dragutin Domjanić',
    publisher: 'naklada-vodenica',
    released: '2022-05-12',
    pages: 144,
    price: 1290,
    stock: 9,
    genres: ['pjesme', 'klasik'],
    language: 'kajkavski',
    summary: 'Fala, breza, stara gospa kod klavikorda. Kajkavske pjesme koje su mnogi čuli kao popijevku prije nego što su ih pročitali.',
    text: `Domjanić je bio sudac s dušom minijaturista. Njegovi su stihovi sitni kao porculan u vitrini: vrt u suton, zaključana kurija, ljubav koja je radije ostala
      neizrečena.

      Kajkavski je ovdje mekan kao dobro tijesto i posve razumljiv, čak i onima s juga. Na kraju je popis skladatelja koji su pjesme uglazbili, za
      slučaj da vam neka melodija ne izlazi iz glave.`,
  },
  {
    key: 'sve-nase-susjede-zovu-se-more',
    title: 'Sve naše susjede zovu se more',
    author: 'Nives Uljan',
    publisher: 'bura-i-sol',
    released: '2026-02-12',
    pages: 96,
    price: 1290,
    stock: 16,
    genres: ['pjesme', 'more'],
    award: true,
    cover: 'Susjede',
    summary: 'Pjesme s balkona na trećem katu. Konopi za rublje, poneki galeb, mnogo žena koje se ne daju uokviriti.',
    text: `Nives Uljan objavila je prvu knjigu s pedeset i šest godina, poslije trideset godina rada u pošti. Njezine pjesme zato ne gube vrijeme. Kažu: škure. Kažu:
      nemoj sad. I odjednom je cijelo dvorište u njima.

      Zbirka je nagrađena „Srebrnom vlati”, na što je autorica na dodjeli rekla samo „hvala, dobar je sir”. Rado vam i tu pjesmu pokažemo.`,
  },
  {
    key: 'gramatika-snijega',
    title: 'Gramatika snijega',
    author: 'Vedran Sablek',
    publisher: 'peti-kat',
    released: '2025-01-09',
    pages: 80,
    price: 1190,
    stock: 11,
    genres: ['pjesme'],
    summary: 'Imenice padaju, glagoli se tope. Tridesetak zimskih pjesama koje jezik shvaćaju doslovno.',
    text: `U prvom ciklusu pada nominativ, u drugom genitiv i tako kroz svih sedam padeža, dok se na kraju ne čuje samo prijedlog. Zvuči kao vježba, a čita se kao
      šetnja parkom dok još nitko nije ugazio.

      Sablek je lektor i poznaje sve iznimke. Zato su mu pjesme tako točne kada pogriješe.`,
  },
  {
    key: 'recept-za-kisu',
    title: 'Recept za kišu',
    author: 'Lorena Biškup',
    publisher: 'sova-i-sin',
    released: '2026-09-03',
    pages: 72,
    price: 1190,
    stock: 25,
    genres: ['pjesme', 'humor'],
    member: true,
    summary: 'Pjesme u obliku recepata, uputa i jamstvenih listova. Uzmi malo zapada, prosij, ne diraj do jutra.',
    text: `Kako ukloniti mrlju od bivšega. Kako sklopiti policu sam. Što učiniti ako vas sreća zatekne nespremne (ne paničariti, sjesti, disati na nos).
      Lorena Biškup piše uputno, s brojevima i količinama, a na dnu uvijek ostane nešto što se ne da izvagati.

      Smiješna, laka, prevarantska knjiga. Poslije je držite u kuhinji.`,
  },
  {
    key: 'kamen-koji-pliva',
    title: 'Kamen koji pliva',
    author: 'Jure Mrvičić',
    publisher: 'suhozid',
    released: '2023-08-24',
    pages: 92,
    price: 1190,
    stock: 7,
    genres: ['pjesme', 'priroda'],
    sale: { cents: 850, daysAgo: 50, endsInDays: 10 },
    summary: 'Suhozidi, drača, gušterice i otac koji zida bez riječi. Pjesme slagane kamen po kamen, bez morta.',
    text: `Mrvičićev je otac zidao međe i govorio da kamen treba samo dobro pogledati s koje strane hoće. Sin je to učinio s riječima. U njegovim pjesmama nema
      nijedne vezivne smjese: drže se težinom i kutom.

      Srednji ciklus, *Gustirna*, jedna je duga pjesma o vodi koja se čuva. Čitali smo ga u kolovozu, i bilo nam je hladnije.`,
  },
  {
    key: 'ime-za-psa',
    title: 'Ime za psa',
    author: 'Dora Kmetović Len',
    publisher: 'nocni-tramvaj',
    released: '2024-10-24',
    pages: 84,
    price: 1190,
    stock: 13,
    genres: ['pjesme', 'zivotinje', 'humor'],
    summary: 'Pas dolazi u kuću, pjesnikinja mu godinu dana traži ime. Dotle razgovaraju o svemu.',
    text: `Isproban je Orfej (nije se osvrnuo), zatim Hektor (osvrnuo se, ali s prezirom), pa cijeli niz filozofa. Svaka pjesma jedan je pokušaj imenovanja, a time i
      pitanje što s nekim biva kad ga nazoveš.

      Toplo, okretno, s dva soneta koje bi potpisao i stroži kućni profesor. Na posljednjoj stranici pas ima ime. Ne otkrivamo.`,
  },
  {
    key: 'suze-sina-razmetnoga',
    title: 'Suze sina razmetnoga',
    author: 'Ivan Gundulić',
    publisher: 'plava-lada',
    released: '2020-11-05',
    pages: 112,
    price: 1290,
    stock: 5,
    genres: ['pjesme', 'ep', 'klasik'],
    also: ['klasici'],
    summary: 'Sagriješenje, spoznanje, skrušenje. Barokni plač u tri dijela, s najljepšim stihovima o ničemu.',
    text: `Sin je sve potrošio i sjedi pod dubom, među svinjama. Ima na pretek vremena i jezik u kojem svaka misao vuče svoju suprotnost za rukav. „Grozno suzim gork plač sada”, kaže, i dalje sve u osmercima od kojih se zavrti.

      Malen format, velika slova, bilješke u crvenoj boji. Dobro društvo za mlade pjesnike, stare kockare i svakoga tko se nekamo vraća.`,
  },
]
