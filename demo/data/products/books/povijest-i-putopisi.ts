import type { BookRow } from '@/demo/data/products/rows/book'

export const historyAndTravel: BookRow[] = [
  {
    key: 'bijelo-zlato',
    title: 'Bijelo zlato: povijest jadranske soli',
    author: 'Ivan Orlando Peruš',
    publisher: 'suhozid',
    released: '2026-03-12',
    pages: 356,
    price: 2890,
    hard: true,
    stock: 23,
    genres: ['povijest', 'more'],
    cover: 'Bijelo zlato',
    member: true,
    scene: ['sea', 5],
    evening: '2026-03-25T19:00',
    summary: 'Zbog nje su se vodili ratovi, kopali kanali i krivotvorile vage. Povijest Jadrana ispričana iz soljenke.',
    text: `Pag, Ston, Sečovlje, Nin. Na karti nekoliko pravilnih kvadrata, u arhivima tisuće parnica. Peruš prati zrno soli od bazena do stola kmeta koji za njega daje dva dana rada i pokazuje kako je
      država nastajala ondje gdje se moglo naplatiti ono bez čega se ne može.

      Autor povremeno zasuče hlače i radi sa solarima, a onda se vrati u čitaonicu i nađe pismo u kojem se netko 1382. žali na istu bol u leđima. Povijest kakvu volimo, ona u kojoj se vide ruke.`,
  },
  {
    key: 'ljudi-sa-svjetionika',
    title: 'Ljudi sa svjetionika',
    author: 'Marin Trumbetić',
    publisher: 'bura-i-sol',
    released: '2025-07-10',
    pages: 288,
    price: 2990,
    hard: true,
    stock: 14,
    genres: ['povijest', 'putopis', 'more'],
    scene: ['sea', 3],
    sale: { cents: 2290, daysAgo: 10, endsInDays: 20 },
    summary:
      'Dvadeset i dva svjetionika i obitelji koje su na njima rađale, svađale se i sadile rajčice. S crtežima i zapisima iz svjetioničarskih dnevnika.',
    text: `Na Porer se voda vozila, na Palagruži je sve do jučer bilo dvoje ljudi i mnogo vjetra, na Svetom Ivanu na pučini netko je uzgojio limun. Trumbetić ih je obilazio osam ljeta, u pasari, s magnetofonom i sirom za
      domaćine.

      Knjiga je napola povijest, napola posjet. Najdirljiviji su zapisi o automatizaciji: dan kada je svjetlo počelo gorjeti samo, a čovjek i dalje, po navici, ustajao u tri da provjeri.`,
  },
  {
    key: 'vlakom-do-kraja-pruge',
    title: 'Vlakom do kraja pruge',
    author: 'Alma Kosanović Grad',
    publisher: 'suhozid',
    released: '2026-05-19',
    pages: 272,
    price: 1890,
    stock: 34,
    genres: ['putopis', 'humor'],
    award: true,
    member: true,
    featured: true,
    scene: ['train', 1],
    summary:
      'Sve putničke linije u zemlji, do posljednje postaje, običnim vlakom. Tisuće kilometara, dva propuštena sprovoda i jedno obećanje.',
    text: `Pravila su tri: uvijek drugi razred, uvijek do kraja, nikad autobus. Dogodi se, dakako, i autobus. Alma Kosanović Grad putuje od kolosijeka do kolosijeka i stiže u mjesta u kojima je kolodvor ljepši od razloga da se onamo dođe.

      Zna razgovarati. Otpravnica vlakova koja uzgaja kaktuse, đaci koji znaju strojovođin rođendan, gospodin koji već trideset godina vozi istu dionicu zato što se ondje zaručio. Čim je zaklopite, provjerit ćete vozni red.`,
  },
  {
    key: 'put-oko-moje-sobe',
    title: 'Put oko moje sobe',
    author: 'Xavier de Maistre',
    translator: 'Nora Kvesić',
    publisher: 'sova-i-sin',
    released: '2024-11-21',
    pages: 120,
    price: 1290,
    stock: 20,
    genres: ['putopis', 'klasik', 'humor'],
    also: ['klasici'],
    summary: 'Časnik u kućnom pritvoru proputuje svoju sobu za četrdeset i dva dana. Najjeftiniji i najudobniji put u povijesti.',
    text: `Od naslonjača do kreveta ide se poprijeko, jer je zanimljivije. Putnika prate pas Rosina i sluga Joannetti, a krajolik čine bakrorezi, prašina, jedna suha ruža i pogled kroz prozor.

      Napisan 1790., kao šala, i ostao najnježnija pohvala tome da se nikamo ne ide. Dobro će doći svima kojima su otkazali let ili sadrili nogu, a i onima koji su jednostavno pametniji od drugih.`,
  },
  {
    key: 'velebitski-putovi',
    title: 'Velebitski putovi',
    author: 'Mile Prpušić',
    publisher: 'suhozid',
    released: '2023-04-20',
    pages: 304,
    price: 2590,
    hard: true,
    stock: 10,
    genres: ['putopis', 'priroda'],
    scene: ['hills', 2],
    summary:
      'Planina u dvanaest mjeseci, od Zavižana do Tulovih greda. Hodačka knjiga koja se može čitati i u naslonjaču, ali neće vas dugo ondje zadržati.',
    text: `Autor je planinarski domar i govori malo, pa su mu i rečenice bez naprtnjače. U siječnju piše o tragovima, u lipnju o cvijeću, u kolovozu o ljudima koji dolaze u sandalama. Uz svaku je stazu vrijeme hoda, ali i napomena gdje
      treba stati i zašto.

      Na kartama na kraju ucrtani su izvori, provjereni prošle jeseni. Dvaput smo hodali po njima i dvaput našli vodu.`,
  },
  {
    key: 'ulice-koje-su-promijenile-ime',
    title: 'Ulice koje su promijenile ime',
    author: 'Karmela Štajduhar Vis',
    publisher: 'zelena-svjetiljka',
    released: '2025-02-27',
    pages: 312,
    price: 2390,
    hard: true,
    stock: 18,
    genres: ['povijest', 'grad'],
    summary:
      'Povijest dvadesetog stoljeća ispričana s kućnih brojeva. Ista ulica, sedam ploča i jedna trafikantica koja ih je sve preživjela.',
    text: `Kažeš gdje stanuješ i znaju koliko ti je godina. Karmela Štajduhar Vis obišla je trideset ulica od Osijeka do Zadra i za svaku ispisala kako se zvala, tko je to odlučio i što su stanari u međuvremenu kuhali.

      Odmjerena, duhovita i bez navijanja. Osobito volimo poglavlje o ulici koja je godinu i pol bila bez imena, jer se vijećnici nisu mogli složiti, i pošti koja je svejedno stizala.`,
  },
  {
    key: 'kumice',
    title: 'Kumice: sto godina zagrebačkih placeva',
    author: 'Ljubica Hasel',
    publisher: 'naklada-vodenica',
    released: '2024-05-09',
    pages: 240,
    price: 2190,
    hard: true,
    stock: 12,
    genres: ['povijest', 'grad'],
    cover: 'Kumice',
    scene: ['market', 6],
    summary: 'U dva ujutro kreće vlak, u četiri se slaže sir, u šest dolaze gospođe. Povijest grada kroz žene koje su ga hranile.',
    text: `O njima se pjevalo i slikalo ih se, ali ih se rijetko pitalo. Ljubica Hasel, kći i unuka kumice, razgovarala je s njih sedamdeset. Govore o težini košare, o nadzornicima, o ratnim kartama za mast i o
      mušteriji koja je četrdeset godina kupovala jedno jaje.

      Uz razgovore idu cjenici, popisi i fotografije opisane riječima, jer su mnoge izgubljene. Poslije ove knjige više nećete vagati pogledom.`,
  },
  {
    key: 'pisma-s-lade-tegetthoff',
    title: 'Pisma s lađe „Tegetthoff”',
    author: 'Eduard Lusina Brk',
    publisher: 'plava-lada',
    released: '2022-01-20',
    pages: 296,
    price: 2490,
    hard: true,
    stock: 0,
    genres: ['povijest', 'pustolovni', 'more'],
    cover: 'Pisma iz leda',
    summary: 'Kvarnerski mornari u polarnome ledu, 1872. do 1874. Roman od dokumenata o ljudima koji su otkrili zemlju, a htjeli su kući.',
    text: `Brod se smrznuo već u kolovozu i više se nije pomaknuo, osim s ledom. Posada, gotovo sva s naših otoka i obale, dvije je godine sjekla, čekala, pjevala i slavila blagdane na minus četrdeset. Kad su napokon ugledali nepoznatu zemlju, nazvali su je po caru, koji nije bio ondje.

      Lusina Brk sastavio je njihovu priču od dnevnika, popisa robe i pretpostavki, i pošteno označio koje je što. Čita se kao pustolovni roman s promrzlim prstima.`,
  },
  {
    key: 'republika-u-pedeset-predmeta',
    title: 'Republika u pedeset predmeta',
    author: 'Slavica Bunić Prior',
    publisher: 'plava-lada',
    released: '2026-06-30',
    pages: 264,
    price: 3190,
    hard: true,
    stock: 16,
    genres: ['povijest', 'more'],
    summary: 'Ključ, lazaret, staklenka, maska, lažni pečat. Dubrovačka povijest složena od stvari koje stanu na stol.',
    text: `Kustosica je odabrala predmete kojima se obično ne daje posebna vitrina. Vosak s otiskom prsta. Putnu ljekarnu. Ribarsku mrežu kojom je netko, sudski je dokazano, hvatao tuđe rublje.

      Od svakoga kreće pripovijest od četiri stranice i svaka se napokon spoji s ostalima. Tisak u dvije boje, crteži perom, trag ruke posvuda. Stavite je na stolić i gosti će zaboraviti po što su došli.`,
  },
  {
    key: 'kava-u-trstu',
    title: 'Kava u Trstu',
    author: 'Zrinka Bego Lauri',
    publisher: 'nocni-tramvaj',
    released: '2023-12-14',
    pages: 216,
    price: 1590,
    stock: 21,
    genres: ['putopis', 'grad', 'dnevnik'],
    sale: { cents: 1290, daysAgo: 5, endsInDays: 25 },
    history: [{ cents: 1150, fromDaysAgo: 95, toDaysAgo: 80 }],
    summary:
      'Tri generacije jedne obitelji odlaze u isti grad: baka po traperice, majka po mir, kći po doktorat. Putopis u četrdeset šalica.',
    text: `Zrinka Bego Lauri u Trst dolazi pisati disertaciju, a napiše ovo. Svaki dan druga kavana, druga narudžba, druga posuđena uspomena. Capo in b, strpljivo nam objašnjava, nije ono što mislite, a važno je i koliko je mlijeka u čaši.

      Između šalica prošetat ćete s bakom do trga na kojem se kupovalo sve, čuti buru kako okreće kišobran i saznati što znači živjeti uz granicu koja se povremeno zaboravi. Miriše s police, časna riječ.`,
  },
  {
    key: 'zadnji-majstor-u-ulici',
    title: 'Zadnji majstor u ulici',
    author: 'Pavao Krčelić Dim',
    publisher: 'naklada-vodenica',
    released: '2021-04-15',
    pages: 248,
    price: 1690,
    stock: 7,
    genres: ['povijest', 'grad'],
    summary: 'Licitar, kišobranar, kotlar, urar, opančar. Trideset razgovora s ljudima čiji zanat nema tko naslijediti.',
    text: `Ruke su glavne u ovoj knjizi: autor ih svaki put opiše prije lica. Urar koji čuje koliko sat kasni, kišobranarka koja prezire vjetar, klobučar koji vam s vrata pogodi obujam glave.

      Nije žalopojka. Neki su našli šegrta, neki su zatvorili s olakšanjem, jedan je s osamdeset i četiri upisao tečaj. Na kraju je popis adresa. Provjereno radi još njih devetnaest.`,
  },
]
