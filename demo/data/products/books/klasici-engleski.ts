import type { BookRow } from '@/demo/data/products/rows/book'

export const englishClassics: BookRow[] = [
  {
    key: 'ponos-i-predrasude',
    title: 'Ponos i predrasude',
    author: 'Jane Austen',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2025-11-06',
    pages: 392,
    price: 2490,
    hard: true,
    stock: 58,
    genres: ['klasik', 'ljubavni', 'humor'],
    member: true,
    featured: true,
    dedication: true,
    scene: ['park', 4],
    summary:
      'Elizabeth Bennet ima četiri sestre, oštar jezik i krivo mišljenje o gospodinu Darcyju. Novi prijevod koji je zadržao sav otrov u šećeru.',
    text: `Pet neudanih kćeri, imanje koje pripada rođaku i majka čiji živci imaju vlastiti raspored. Jane Austen od toga nije načinila dramu,
      nego najpreciznije oružje u povijesti romana: razgovor u kojem nitko ne kaže što misli, a svi čuju.

      Vilma Oštrić prevela ju je bez čipke. Rečenice su ostale kratke kad su kratke, a gospodin Collins dosadan upravo onoliko koliko
      ga je zamislila autorica, i zato je neodoljiv.

      Prvi put čita se zbog Darcyja, drugi put zbog oca, treći put zbog rečenica. Poslije se više ne broji.`,
  },
  {
    key: 'orkanski-visovi',
    title: 'Orkanski visovi',
    author: 'Emily Brontë',
    translator: 'Tea Glavočić',
    publisher: 'kuca-na-uglu',
    released: '2024-10-17',
    pages: 376,
    price: 2290,
    hard: true,
    stock: 21,
    genres: ['klasik', 'ljubavni', 'gotika'],
    summary: 'Vjetar, vrijes i dvoje ljudi koji se vole kao što se drugi svađaju. Jedini roman Emily Brontë i dovoljan.',
    text: `Gospodin Lockwood unajmi kuću na pustopoljini jer želi mira. Prve noći kroz razbijeno okno primi ga nečija hladna ruka, i odatle
      stara Nelly počinje pripovijedati.

      Heathcliff nije romantičan junak, Catherine nije žrtva, a ljubav između njih više je klima nego osjećaj. Tko traži utjehu, neka uzme
      nešto drugo. Tko je ikada u djetinjstvu pogledao kroz prozor tuđe kuće i poželio unutra, naći će ovdje svu cijenu te želje.`,
  },
  {
    key: 'jane-eyre',
    title: 'Jane Eyre',
    author: 'Charlotte Brontë',
    translator: 'Tea Glavočić',
    publisher: 'kuca-na-uglu',
    released: '2023-11-09',
    pages: 584,
    price: 2790,
    hard: true,
    stock: 17,
    genres: ['klasik', 'ljubavni', 'gotika', 'odrastanje'],
    summary: 'Siromašna, sitna, neugledna i tvrđa od svih oko sebe. Guvernanta koja je svijetu prva rekla „ja”.',
    text: `Jane ima deset godina kad shvati da se od nje očekuje zahvalnost, i odluči da je neće glumiti. Sve što dođe poslije, zavod u Lowoodu,
      Thornfield, smijeh na trećem katu i zapaljena zavjesa, samo je velika provjera te odluke.

      Mrzovoljni gospodin Rochester dobiva ono što malo tko u književnosti dobiva: sugovornicu. Njihovi su razgovori kraj vatre i dalje
      najbolji razlog za ovu knjigu. Luđakinja na tavanu je drugi, a pobožni rođak s planovima za misiju, priznajemo, iskušenje da se preskoči.`,
  },
  {
    key: 'velika-ocekivanja',
    title: 'Velika očekivanja',
    author: 'Charles Dickens',
    translator: 'Bartol Sviben',
    publisher: 'naklada-vodenica',
    released: '2025-12-04',
    pages: 560,
    price: 2590,
    hard: true,
    stock: 24,
    genres: ['klasik', 'odrastanje'],
    summary:
      'Kovačev šegrt dobije bogatstvo od nepoznata dobročinitelja i odmah pogrešno pogodi tko je. Dickens u svojem najmudrijem romanu.',
    text: `Na groblju u močvari, na Badnjak, kažnjenik u okovima zgrabi dječaka i zatraži hranu i turpiju. Pip donese oboje, a uz to i komad pite.
      Desetljećima kasnije još plaća i naplaćuje taj komad pite.

      Tu su gospođica Havisham u vjenčanici, sat zaustavljen na dvadeset do devet, hladna Estella i dobri Joe, čovjek pred kojim se svaki
      čitatelj malo postidi. Dickens se smije glasno, ali na kraju poglavlja uvijek nešto tiho spusti na stol i ode.`,
  },
  {
    key: 'gospoda-dalloway',
    title: 'Gospođa Dalloway',
    author: 'Virginia Woolf',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2026-03-19',
    pages: 232,
    price: 1590,
    stock: 26,
    genres: ['klasik', 'psiholoski', 'grad'],
    sale: { cents: 1290, daysAgo: 3, endsInDays: 11 },
    history: [{ cents: 1190, fromDaysAgo: 25, toDaysAgo: 18 }],
    summary: 'Jedan lipanjski dan, jedna zabava, jedan grad i nečiji korak uz prozor. Clarissa će cvijeće kupiti sama.',
    text: `Big Ben odbija sate, automobil zastane na ulici, avion na nebu ispisuje reklamu koju nitko ne uspije pročitati. U tih nekoliko sati
      stane cijeli jedan život, i još jedan pokraj njega: mladi Septimus, koji se vratio iz rata i nije se vratio.

      Virginia Woolf prelazi iz glave u glavu kao što se prelazi ulica. Prvih deset stranica možda ćete se držati za ogradu. Onda
      pustite i otkrijete da vas rečenica nosi.`,
  },
  {
    key: 'k-svjetioniku',
    title: 'K svjetioniku',
    author: 'Virginia Woolf',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2024-08-29',
    pages: 248,
    price: 1590,
    stock: 0,
    genres: ['klasik', 'obiteljski', 'more'],
    summary: 'Sutra se ide na svjetionik, ako bude lijepo. Neće biti. Deset godina stane u dvadesetak stranica, a jedna večera u stotinu.',
    text: `Gospođa Ramsay plete čarapu i drži cijelu kuću na okupu time što sve vidi. Gospodin Ramsay misli da je stigao do slova Q. Djeca mrze
      i obožavaju oboje, a slikarica Lily Briscoe ne zna kamo s drvetom na svojoj slici.

      U sredini romana kuća ostane prazna i vrijeme radi što hoće. To su, po našem mišljenju, neke od najljepših stranica ikada
      napisanih o prašini.`,
  },
  {
    key: 'moby-dick',
    title: 'Moby Dick',
    author: 'Herman Melville',
    translator: 'Ante Skelin',
    publisher: 'bura-i-sol',
    released: '2025-09-18',
    pages: 744,
    price: 3290,
    hard: true,
    stock: 20,
    genres: ['klasik', 'more', 'pustolovni'],
    member: true,
    scene: ['sea', 0],
    summary: 'Kapetan traži kita, pisac traži sve ostalo. Veliko, vlažno, neposlušno remek-djelo s poglavljem o bijeloj boji.',
    text: `Zovite me Išmael, kaže, i odmah završi u istom krevetu s tetoviranim harpunarom. Tko je mislio da je ovo mračna knjiga, neka pročita
      prvih sto stranica u gostionici i glasno se nasmije.

      Poslije dolaze kitovi: kako dišu, od čega im je glava, što se s njima radi kad se prestanu opirati. Ahab za to vrijeme hoda palubom i čuje se
      noga od kosti. Prijevod Ante Skelina prvi se put oslanja na jezik naših starih pomoraca, s rječnikom od dvije stotine riječi.

      Nije za jedan vikend. Jest za jednu zimu.`,
  },
  {
    key: 'slika-doriana-graya',
    title: 'Slika Doriana Graya',
    author: 'Oscar Wilde',
    translator: 'Bartol Sviben',
    publisher: 'nocni-tramvaj',
    released: '2023-07-06',
    pages: 272,
    price: 1390,
    stock: 33,
    genres: ['klasik', 'gotika', 'humor'],
    summary: 'Portret stari umjesto modela. Na početku vas zabavlja lord Henry, na kraju biste ga rado izbacili iz kuće.',
    text: `U slikarskom ateljeu mirišu ruže, netko izgovori želju i nitko ne primijeti da je uslišana. Dorian ostaje lijep, a platno na tavanu
      dobiva bore za njega, pa onda i nešto gore od bora.

      Wilde je napisao samo jedan roman i strpao u nj sve: dosjetke za deset večera, jednu pravu stravu i pitanje koje je platio vlastitom
      kožom. Predgovor je cjelina za sebe, pogotovo posljednja rečenica.`,
  },
  {
    key: 'veliki-gatsby',
    title: 'Veliki Gatsby',
    author: 'Francis Scott Fitzgerald',
    translator: 'Tea Glavočić',
    publisher: 'nocni-tramvaj',
    released: '2026-05-28',
    pages: 208,
    price: 1490,
    stock: 44,
    genres: ['klasik', 'ljubavni', 'grad'],
    member: true,
    summary:
      'Zeleno svjetlo, žuti automobil i čovjek koji je sve kupio da bi ga jedna osoba primijetila. Dvjesto stranica bez ijedne prazne.',
    text: `Nick Carraway unajmi kućicu pokraj palače u kojoj se svake subote pleše, a nitko ne poznaje domaćina. Kad ga napokon upozna, domaćin se
      ispriča što nije bio bolji. Tu negdje čitatelj izgubi srce.

      Fitzgerald je rečenice brusio dok nisu počele svijetliti same od sebe. U prijevodu Tee Glavočić sjaj je ostao, a hladnoća ispod
      njega također. Zadnju stranicu mnogi znaju napamet; mi savjetujemo da je ipak pročitate polako.`,
  },
]
