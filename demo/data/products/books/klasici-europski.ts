import type { BookRow } from '@/demo/data/products/rows/book'

export const europeanClassics: BookRow[] = [
  {
    key: 'zlocin-i-kazna',
    title: 'Zločin i kazna',
    author: 'Fjodor Mihajlovič Dostojevski',
    translator: 'Ksenija Ružman',
    publisher: 'peti-kat',
    released: '2026-01-15',
    pages: 628,
    price: 2990,
    hard: true,
    stock: 46,
    genres: ['klasik', 'psiholoski'],
    member: true,
    summary: 'Student, sjekira, lihvarica i teorija koja se ruši već na stubištu. Najnapetiji roman u kojem ubojicu znate od početka.',
    text: `Srpanj, Petrograd, sparina u kojoj se ne može ni misliti ni prestati misliti. Raskoljnikov broji korake do vrata: sedamsto trideset.
      Ubojstvo se dogodi rano, a ostatak je šest stotina stranica razgovora u kojima istražitelj Porfirij nikamo ne žuri.

      Novi prijevod Ksenije Ružman vraća ono što se u starima katkad izgladilo: zadihanost, smiješno uz strašno, ljude koji govore svi
      odjednom. Čita se brže nego što pamtite, a ostaje dulje nego što biste htjeli.`,
  },
  {
    key: 'bijele-noci',
    title: 'Bijele noći',
    author: 'Fjodor Mihajlovič Dostojevski',
    translator: 'Ksenija Ružman',
    publisher: 'peti-kat',
    released: '2024-06-20',
    pages: 104,
    price: 990,
    stock: 73,
    genres: ['klasik', 'novela', 'ljubavni'],
    summary: 'Sanjar, Nastenjka i četiri noći na kanalu. Najnježnija stvar koju je Dostojevski napisao.',
    text: `Sretnu se na mostu jer ona plače, a on se usudi pitati. Ima četiri noći da joj ispripovjedi cijeli svoj život, koji se, pokazuje se,
      uglavnom sastojao od šetnji pokraj tuđih kuća.

      Sto stranica, bez zločina i bez kazne, ako se ne računa posljednji odlomak. Kupuju je zaljubljeni i oni koji su to prestali biti;
      prodavači nauče razlikovati po tome traže li omot.`,
  },
  {
    key: 'ana-karenjina',
    title: 'Ana Karenjina',
    author: 'Lav Nikolajevič Tolstoj',
    translator: 'Jelisava Bakran',
    publisher: 'peti-kat',
    released: '2022-12-01',
    pages: 896,
    price: 3490,
    hard: true,
    stock: 15,
    genres: ['klasik', 'ljubavni', 'obiteljski'],
    sale: { cents: 2790, daysAgo: 20, endsInDays: 10 },
    history: [
      { cents: 2590, fromDaysAgo: 48, toDaysAgo: 38 },
      { cents: 2890, fromDaysAgo: 300, toDaysAgo: 280 },
    ],
    summary: 'Sve je u njoj: snijeg na peronu, kosidba, konjske utrke i kraj koji znate. I svejedno ne možete prestati.',
    text: `Tolstoj je htio napisati roman o preljubu, a napisao je o svemu ostalom usput. Ana je u sredini, blještava i sve sama, no pogledajte
      Ljevina kako kosi s mužicima, pogledajte Kiti u modroj haljini, pogledajte Stivu koji se probudi na divanu i nasmiješi prije nego
      što se sjeti da je kriv.

      Prevoditeljica je na ovome radila četiri godine i kaže da joj Karenjin nedostaje više od Vronskoga. Nakon devetsto stranica
      razumjet ćete je.`,
  },
  {
    key: 'mrtve-duse',
    title: 'Mrtve duše',
    author: 'Nikolaj Vasiljevič Gogolj',
    translator: 'Jelisava Bakran',
    publisher: 'tri-duda',
    released: '2023-03-23',
    pages: 424,
    price: 1690,
    stock: 10,
    genres: ['klasik', 'humor'],
    summary:
      'Uglađeni gospodin Čičikov putuje Rusijom i kupuje kmetove koji su umrli, ali se još vode u knjigama. Poslovna zamisao bez roka trajanja.',
    text: `Manilov bi ih darovao, Korobočka se boji da ne pojeftini, Sobakevič hvali pokojnike kao da prodaje konje, a Nozdrjov bi se radije
      kartao. Svaki posjed jedan je pakao s vrlo dobrim ručkom.

      Gogolj je roman nazvao poemom i spalio drugi dio. Ono što je ostalo smješnije je od većine komedija i strašnije od većine
      propovijedi. Na kraju trojka juri, a nitko ne odgovara kamo.`,
  },
  {
    key: 'oblomov',
    title: 'Oblomov',
    author: 'Ivan Aleksandrovič Gončarov',
    translator: 'Jelisava Bakran',
    publisher: 'tri-duda',
    released: '2021-09-30',
    pages: 536,
    price: 1790,
    stock: 3,
    genres: ['klasik', 'psiholoski', 'humor'],
    summary: 'Junak prvih stotinjak stranica ne ustane iz kreveta. Sva naša simpatija, i malo više straha nego što priznajemo.',
    text: `Ilja Iljič Oblomov ima kućni ogrtač, slugu Zahara, pismo na koje treba odgovoriti i plan da o njemu razmisli poslije objeda. Onda dođe
      prijatelj Štolc, a za njim Olga, koja pjeva, i čovjek se zamalo obuje.

      Ljudi ga vole ili ih nervira, već prema tome kako stoje s vlastitom ladicom nedovršenih stvari. Idealan dar za onoga tko stalno
      kasni. Nemojte očekivati da ga pročita do roka.`,
  },
  {
    key: 'gospoda-bovary',
    title: 'Gospođa Bovary',
    author: 'Gustave Flaubert',
    translator: 'Nora Kvesić',
    publisher: 'kuca-na-uglu',
    released: '2025-05-08',
    pages: 416,
    price: 1690,
    stock: 19,
    genres: ['klasik', 'psiholoski', 'ljubavni'],
    summary:
      'Ema je pročitala previše romana, a udala se za provincijskog liječnika. Knjiga koja je zbog svoje preciznosti završila na sudu.',
    text: `Dok se na poljoprivrednoj izložbi dijele medalje za gnojivo, Rodolphe Emi šapće o sudbini. Flaubert pušta oba govora istodobno
      i ništa ne komentira. Ta je scena promijenila roman zauvijek.

      Emi je sve premalo: muž, gradić, haljine na dug, čak i ljubavnici, koji se pokazuju jednako dosadni kao brak, samo skuplji. Ljekarnik
      Homais za to vrijeme napreduje. Uvijek napreduje.

      Prevoditeljica je poštovala zareze. Kod Flauberta to nije sitnica, nego pola posla.`,
  },
  {
    key: 'crveno-i-crno',
    title: 'Crveno i crno',
    author: 'Stendhal',
    translator: 'Nora Kvesić',
    publisher: 'naklada-vodenica',
    released: '2020-03-12',
    pages: 568,
    price: 1790,
    stock: 7,
    genres: ['klasik', 'psiholoski', 'odrastanje'],
    summary: 'Tesarov sin s Napoleonovom slikom pod madracem uspinje se kroz sjemenište i salone. Ambicija na najtanjem ledu.',
    text: `Julien Sorel zna cijeli Novi zavjet napamet, na latinskom, i ne vjeruje ni u jednu riječ. S takvom se spremom u Francuskoj 1830. može
      daleko dogurati, osobito ako te slučajno zavole dvije žene koje su obje hrabrije od tebe.

      Stendhal piše kao da diktira u hodu. Nema ukrasa, ima tempa. Kad Julien u mraku vrta odbrojava otkucaje do deset i prima
      gospođu de Rênal za ruku, srce lupa i čitatelju.`,
  },
  {
    key: 'proces',
    title: 'Proces',
    author: 'Franz Kafka',
    translator: 'Lukrecija Hanžek',
    publisher: 'nocni-tramvaj',
    released: '2026-06-11',
    pages: 256,
    price: 1490,
    stock: 38,
    genres: ['klasik', 'psiholoski'],
    member: true,
    featured: true,
    scene: ['street', 0],
    summary: 'Josefa K. uhite u krevetu i ostave ga na slobodi. Od toga jutra svaki hodnik vodi na sud.',
    text: `Najčudnije je koliko je smiješan. Kafka ga je, kažu, prijateljima čitao kroz smijeh, i u ovom se prijevodu to napokon čuje: stražari koji
      mu pojedu doručak, odvjetnik koji prima iz kreveta, slikar koji poznaje sve suce i svima prodaje isti krajolik.

      Strah dolazi polako, kao što dolazi navika. U jednom času shvatite da ste i sami počeli tražiti što je K. skrivio.

      Poglavlja su poredana prema rukopisu, a nedovršena stoje posebno, bez krpanja.`,
  },
  {
    key: 'zenova-savjest',
    title: 'Zenova savjest',
    author: 'Italo Svevo',
    translator: 'Marija Furlanić',
    publisher: 'nocni-tramvaj',
    released: '2025-02-20',
    pages: 464,
    price: 1690,
    stock: 12,
    genres: ['klasik', 'psiholoski', 'humor', 'grad'],
    summary: 'Trst, psihoanaliza i posljednja cigareta, zapisana tisuću puta. Najšarmantniji lažljivac europske književnosti.',
    text: `Zeno Cosini piše svoju ispovijed po liječničkom nalogu. Svaki put kad stigne do istine, zapali posljednju cigaretu i skrene. Tako smo
      saznali kako je zaprosio tri sestre u jednoj večeri i oženio onu koju nije mislio.

      Grad koji se vidi iz njegova prozora imao je tri jezika i luku na kraju carstva. Svevo ga je poznavao u prste i opisao usput,
      dok se pravio da govori samo o sebi. Nitko tko je pokušao nešto prestati neće ostati ravnodušan.`,
  },
  {
    key: 'don-quijote',
    title: 'Bistri vitez don Quijote od Manche',
    author: 'Miguel de Cervantes',
    translator: 'Rajna Čavlović',
    publisher: 'zelena-svjetiljka',
    released: '2021-11-18',
    pages: 1024,
    price: 3490,
    hard: true,
    stock: 4,
    genres: ['klasik', 'pustolovni', 'humor'],
    cover: 'Don Quijote',
    summary: 'Čovjek previše čita pa povjeruje. Prvi moderni roman i najbolja knjiga o opasnostima naše struke.',
    text: `Kao knjižari imamo s njim poseban odnos: u šestom poglavlju župnik i brijač prebiru vitezovu biblioteku i bacaju knjige u dvorište.
      Preživi ih nekoliko. Uvijek zaplješćemo.

      Vitez je poludio od romana, Sancho od obećanja, a zajedno su razboritiji od svih koji im se smiju. U drugom dijelu likovi su već čitali prvi, pa se
      Cervantes s time nasmije na račun sviju nas, četiri stoljeća unaprijed.

      Oba dijela u jednoj knjizi, s trakom za označavanje. Rekli bismo da je i dobra za vježbanje ruku, ali to ste već pomislili.`,
  },
]
