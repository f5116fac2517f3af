import type { BookRow } from '@/demo/data/products/rows/book'

export const essays: BookRow[] = [
  {
    key: 'samome-sebi',
    title: 'Samome sebi',
    author: 'Marko Aurelije',
    translator: 'Kvirin Lasić',
    publisher: 'zelena-svjetiljka',
    released: '2026-01-08',
    pages: 216,
    price: 1990,
    hard: true,
    stock: 45,
    genres: ['esej', 'filozofija', 'klasik'],
    also: ['klasici'],
    member: true,
    dedication: true,
    summary: 'Rimski car u vojnom šatoru sebi piše opomene. Nije ih namijenio nikome, i zato ih čitamo već osamnaest stoljeća.',
    text: `„Kad ti je ujutro teško ustati”, počinje peta knjiga, i odmah je jasno da se u dvije tisuće godina nije promijenilo ništa važno. Car se bori s jastukom, taštinom, dosadnim ljudima i s mišlju da će ga zaboraviti.

      Prevedeno s grčkoga, bez podizanja glasa. Uvez je platnen i format stane u dlan, jer je to knjiga koja se nosi. Mnogi je otvaraju
      nasumce. Obično pogodi.`,
  },
  {
    key: 'ogledi-o-sebi',
    title: 'Ogledi o sebi',
    author: 'Michel de Montaigne',
    translator: 'Nora Kvesić',
    publisher: 'zelena-svjetiljka',
    released: '2023-02-02',
    pages: 392,
    price: 2690,
    hard: true,
    stock: 8,
    genres: ['esej', 'filozofija', 'klasik'],
    also: ['klasici'],
    summary: 'O prijateljstvu, o strahu, o mirisima, o palcima. Izbor iz Montaignea za one koji misle da su eseji dosadni.',
    text: `Povukao se u kulu s tisuću knjiga i mačkom te postavio pitanje koje nitko prije njega nije shvatio dovoljno ozbiljno: što zapravo znam? Odgovara vrludajući, proturječi si, hvali dinje i
      priznaje da ima loše pamćenje.

      Prevoditeljica je odabrala trideset i četiri ogleda, od pola stranice do pedeset. Uz svaki stoji kratka napomena, nikad dulja od potrebnog. Najbolji prijatelj kojega možete imati
      za dvadeset i sedam eura.`,
  },
  {
    key: 'walden',
    title: 'Walden ili Život u šumi',
    author: 'Henry David Thoreau',
    translator: 'Ante Skelin',
    publisher: 'suhozid',
    released: '2025-05-15',
    pages: 344,
    price: 1690,
    stock: 19,
    genres: ['esej', 'priroda', 'klasik'],
    also: ['klasici'],
    cover: 'Walden',
    scene: ['forest', 8],
    summary:
      'Dvije godine, dva mjeseca i dva dana u kolibi kraj jezera, s točnim popisom troškova i nešto grubljim popisom ljudskih gluposti.',
    text: `Kuća ga je stajala dvadeset i osam dolara i dvanaest i pol centi, a mir je bio besplatan. Thoreau broji grah, sluša led i predaje susjedima bukvicu koju nisu tražili.

      Katkad je nepodnošljiv i u tome je čar. A onda dođe rečenica o tome kako ne želi, na samrti, otkriti da nije živio, i čitatelj odloži telefon u drugu
      sobu. Barem do kraja poglavlja.`,
  },
  {
    key: 'pohvala-zaobilaznom-putu',
    title: 'Pohvala zaobilaznom putu',
    author: 'Dragica Mlinar Host',
    publisher: 'sova-i-sin',
    released: '2026-04-16',
    pages: 168,
    price: 1490,
    stock: 30,
    genres: ['esej'],
    award: true,
    member: true,
    summary: 'Petnaest eseja o kašnjenju, lutanju, krivim autobusima i prečacima koji su pojeli cijeli dan.',
    text: `Navigacija kaže devet minuta. Dragica Mlinar Host ide četrdeset i vrati se s pričom: o ulici nazvanoj po pogrešci, o čovjeku koji na klupi predaje latinski golubovima, o pekarici koja zna tko u gradu ne spava.

      Uči nas polako, bez povišene mudrosti. Kad je na predstavljanju netko pitao što joj je poruka, rekla je da nju voze drugi. Potpisujemo i ostavljamo mobitel
      kod kuće.`,
  },
  {
    key: 'mala-knjiga-o-sutnji',
    title: 'Mala knjiga o šutnji',
    author: 'Alojz Brodnjak',
    publisher: 'sova-i-sin',
    released: '2024-01-18',
    pages: 112,
    price: 1190,
    stock: 24,
    genres: ['esej', 'filozofija'],
    summary: 'Šutnja u braku, u crkvi, u dizalu, u vojsci, u pjesmi. Sto stranica o onome o čemu se ne govori.',
    text: `Postoji šutnja koja nešto čeka i ona koja je dočekala. Postoji šutnja ribara, koja je druženje, i ona za nedjeljnim stolom, koja je vijest. Brodnjak je skupio trideset vrsta, kao da skuplja leptire, i svaku pustio
      nakon kratkog pogleda.

      Rečenice su mu toliko uredne da bi pokraj njih bilo neprilično vikati. Knjigu smo stavili kraj ulaza. Ljudi je otvore i, vjerovali ili ne, spuste
      glas.`,
  },
  {
    key: 'kako-ostarjeti-na-dobrom-mjestu',
    title: 'Kako ostarjeti na dobrom mjestu',
    author: 'Vjera Senjanin',
    publisher: 'kuca-na-uglu',
    released: '2025-07-24',
    pages: 184,
    price: 1490,
    stock: 17,
    genres: ['esej', 'dnevnik', 'humor'],
    summary: 'Liječnica u mirovini obilazi klupe, tržnice i kupališta i bilježi gdje se najbolje stari. Pobjednik je neočekivan.',
    text: `Uvjeti su jasni: sjena u podne, toalet do dvjesto koraka, barem jedan neprijatelj vrijedan pažnje. Vjera Senjanin tri je godine ocjenjivala mjesta od Opatije do Iloka, s bilježnicom i
      preklopnom stolicom.

      Iz šaljivih zapisnika polako se slaže vrlo ozbiljna knjiga o tome što je gradu posao. Pisana je ljekarnički točno, s dozom ironije koja ne izaziva nuspojave. Za
      svakoga tko namjerava doživjeti.`,
  },
  {
    key: 'sto-rijeci-kojih-vise-nema',
    title: 'Sto riječi kojih više nema',
    author: 'Ljudevit Crnković Zapa',
    publisher: 'zelena-svjetiljka',
    released: '2026-11-12',
    pages: 232,
    price: 2290,
    hard: true,
    stock: 38,
    genres: ['esej', 'humor'],
    member: true,
    scene: ['desk', 4],
    summary:
      'Fertun, lampaš, munjovoz, sitnozor. Jezikoslovac na svakoj stranici ispraća po jednu riječ, neke sa suzama, neke s olakšanjem.',
    text: `Riječ umire kad umre posljednja stvar koju je imenovala, ili kad je počnu stavljati u navodnike. Autor ih je skupljao u prodavaonicama, na groblju, u uputama za strojeve koji više ne šiju. Svaka je dobila esej, ni
      dulji ni kraći od dvije stranice.

      Urednička je odluka bila da jedna od sto riječi bude izmišljena. Još je nitko nije našao. Tko je pronađe, neka nam se javi, častimo lampašem.`,
  },
  {
    key: 'razgovori-na-drugoj-klupi',
    title: 'Razgovori na drugoj klupi',
    author: 'Rahela Kunić Dvor',
    publisher: 'peti-kat',
    released: '2022-10-06',
    pages: 204,
    price: 1290,
    stock: 1,
    genres: ['esej', 'dnevnik', 'grad'],
    sale: { cents: 890, daysAgo: 46, endsInDays: 14 },
    summary: 'Filozofkinja godinu dana svakoga dana sjedi na istoj klupi u parku i razgovara s onim tko sjedne. Zapisano po sjećanju.',
    text: `Drugog dana sjeo je dječak i pitao je li ona spomenik. Stotog je netko ostavio krišku lubenice i otišao. Tristoga je autorica razumjela da je dolazila zbog sebe, i tu postaje
      najzanimljivije.

      Nema velikih imena i bilježaka, samo umnih ljudi koji ne znaju da su umni. Zadnji primjerak, malo blijed po hrptu jer je dugo gledao u sunce. U duhu knjige,
      rekli bismo.`,
  },
  {
    key: 'kratka-teorija-popodneva',
    title: 'Kratka teorija popodneva',
    author: 'Jagor Petešić',
    publisher: 'nocni-tramvaj',
    released: '2024-06-13',
    pages: 144,
    price: 1290,
    stock: 14,
    genres: ['esej', 'humor'],
    summary: 'Jutro pripada marljivima, noć zanesenima. Tko se brine za vrijeme između tri i pet? Napokon netko.',
    text: `Petešić tvrdi da je popodne najmanje istraženi kontinent. U njemu nastaju ideje, kradu se jabuke, raspadaju carstva i nitko to ne bilježi jer svi drijemaju. Knjiga je šetnja kroz taj kraj: škure, lubenica,
      dežurna ljekarna, radio iza zida.

      Filozofija s nogama na stolcu. Predlažemo čitanje u predviđeno vrijeme i ne garantiramo da ćete prije večere ustati.`,
  },
]
