import type { BookRow } from '@/demo/data/products/rows/book'

export const shortStories: BookRow[] = [
  {
    key: 'dama-s-psicem',
    title: 'Dama s psićem i druge priče',
    author: 'Anton Pavlovič Čehov',
    translator: 'Ksenija Ružman',
    publisher: 'peti-kat',
    released: '2025-07-03',
    pages: 288,
    price: 1590,
    stock: 37,
    genres: ['kratka-prica', 'klasik', 'ljubavni'],
    also: ['klasici'],
    member: true,
    cover: 'Dama s psićem',
    summary: 'Šesnaest priča u kojima se ne dogodi gotovo ništa, a poslije ništa više nije isto. Čehov u svojim zrelim godinama.',
    text: `Na promenadi u Jalti čovjek dosađuje samome sebi i pogladi tuđeg psa. Desetak stranica kasnije shvati da ima četrdeset godina i da je prvi put
      zaljubljen. Kraja nema; Čehov ga je, kao dobar liječnik, ostavio pacijentima.

      Uz naslovnu su tu *Kućica s mezaninom*, *Ogrozd*, *O ljubavi*, *Skakutaljka* i još jedanaest drugih, poredanih kako su nastajale. Po jedna prije spavanja
      sasvim je dovoljna. Po dvije je već nesanica.`,
  },
  {
    key: 'kabanica-i-druge-petrogradske-price',
    title: 'Kabanica i druge petrogradske priče',
    author: 'Nikolaj Vasiljevič Gogolj',
    translator: 'Jelisava Bakran',
    publisher: 'tri-duda',
    released: '2023-12-07',
    pages: 240,
    price: 1390,
    stock: 15,
    genres: ['kratka-prica', 'klasik', 'humor', 'grad'],
    also: ['klasici'],
    cover: 'Kabanica',
    summary:
      'Nos pobjegne s lica, portret prati pogledom, a činovnik Akakije skupi za novu kabanicu. Grad u kojem je sve moguće, osim pravde.',
    text: `Major Kovaljov probudi se jednoga jutra bez nosa i sretne ga na ulici, u odori višega čina. Što reći vlastitom nosu, kad ste mu podređeni?
      Gogolj pitanje shvaća posve ozbiljno i zato nas boli trbuh od smijeha.

      A onda *Kabanica*. Prepisivač Akakije Akakijevič štedi na čaju i svijećama, hoda na prstima da mu se ne troše potplati i jednu jedinu večer bude
      sretan. Poslije toga književnost više nije mogla prolaziti pokraj takvih ljudi kao da ih nema.`,
  },
  {
    key: 'umorne-price',
    title: 'Umorne priče',
    author: 'Antun Gustav Matoš',
    publisher: 'zelena-svjetiljka',
    released: '2024-03-07',
    pages: 224,
    price: 1390,
    stock: 12,
    genres: ['kratka-prica', 'klasik', 'grad'],
    also: ['klasici'],
    summary: 'Zagrebačke krčme, beogradske čelistice, pariški snovi. Matoš u kojem su i strah i šala napisani istim nalivperom.',
    text: `Bio je čelist, vojni bjegunac, boem i najoštrije pero svojega vremena. U pričama je uz to i nježan, samo se toga malo stidi, pa uvijek
      kraj ljubavi stavi nešto groteskno: miš, kostur, osmijeh koji traje sekundu predugo.

      U izboru su i *Camao* i *Cvijet sa raskršća*, dvije najljepše, i nekoliko manje znanih, zagorskih, u kojima se čuje kako se kola spuštaju niz brdo.
      Matoš traži čitatelja koji voli rečenicu. Ako ste takvi, ostat ćete do fajrunta.`,
  },
  {
    key: 'crni-macak',
    title: 'Crni mačak i druge strave',
    author: 'Edgar Allan Poe',
    translator: 'Bartol Sviben',
    publisher: 'nocni-tramvaj',
    released: '2025-10-30',
    pages: 296,
    price: 2390,
    hard: true,
    stock: 26,
    genres: ['kratka-prica', 'klasik', 'gotika'],
    also: ['klasici', 'fantastika'],
    member: true,
    cover: 'Crni mačak',
    summary:
      'Srce kuca ispod poda, zid mijauče, a kuća Usher polako tone. Dvadeset priča, crni rub listova i svjetlo koje ne treba gasiti.',
    text: `Ubojica koji samo želi objasniti da nije lud. Čovjek koji u podrumu nudi prijatelju još malo amontillada. Klatno. Poe je znao da se strah ne
      nalazi u mraku, nego u glasu koji vrlo razložno opisuje mrak.

      Novi prijevod drži ritam rečenica, a kod Poea to je ritam bila. Tvrdi je uvez presvučen platnom i, da, na hrptu je mačak. Jednim okom.`,
  },
  {
    key: 'vrtna-zabava',
    title: 'Vrtna zabava',
    author: 'Katherine Mansfield',
    translator: 'Vilma Oštrić',
    publisher: 'kuca-na-uglu',
    released: '2026-05-14',
    pages: 216,
    price: 1490,
    stock: 24,
    genres: ['kratka-prica', 'klasik'],
    summary: 'Princes krafne su stigle, ljiljani su stigli, a niz ulicu je netko umro. Priče tanke kao porculan, jednako oštre kad puknu.',
    text: `Laura, u novom šeširu, nosi košaru s ostacima zabave u kuću u kojoj leži mrtav čovjek. Što je ondje vidjela, ne uspije reći bratu. Mansfield nam
      također ne kaže, a ipak znamo. To je cijela tajna.

      Petnaest priča o trenutku kada se nešto otvori i odmah zatvori: na brodu, u salonu, u dječjoj sobi. Virginia Woolf priznala je da je zavidjela samo
      jednom pisanju. Ovom.`,
  },
  {
    key: 'sto-je-ostalo-u-dzepovima',
    title: 'Što je ostalo u džepovima',
    author: 'Katarina Ribnjak',
    publisher: 'peti-kat',
    released: '2026-09-24',
    pages: 168,
    price: 1490,
    stock: 30,
    genres: ['kratka-prica', 'grad'],
    award: true,
    member: true,
    dedication: true,
    evening: '2026-11-05T19:00',
    summary: 'Dvadeset priča iz kemijske čistionice, po jedna za svaki zaboravljeni predmet. Najbolja zbirka koju smo ove godine otvorili.',
    text: `Karta za operu iz 1994. Mliječni zub. Dvije iste narukvice. Zlata, vlasnica čistionice na uglu, drži ih u ladici s imenima i čeka da netko pita.
      Rijetko tko pita, pa Katarina Ribnjak pripovijeda umjesto njih.

      Nijedna priča nije dulja od devet stranica i svaka završi rečenicu prije nego što biste očekivali. U posljednjoj u čistionicu dođe sama
      autorica s kaputom, što je, ruku na srce, jedini trenutak koji smo joj morali oprostiti. I jesmo.`,
  },
  {
    key: 'nedjeljom-zatvoreno',
    title: 'Nedjeljom zatvoreno',
    author: 'Branimir Rožmarić',
    publisher: 'tri-duda',
    released: '2024-09-12',
    pages: 192,
    price: 1290,
    stock: 18,
    genres: ['kratka-prica', 'humor'],
    sale: { cents: 890, daysAgo: 22, endsInDays: 38 },
    summary: 'Ljudi koji rade dok se drugi odmaraju: zvonari, čuvari muzeja, dežurni stomatolog. Smiješno i malo pospano, kao nedjelja.',
    text: `Stomatolog Pavić već deset godina svake nedjelje liječi isti zub istoga gospodina i nitko od njih dvojice ne zna kako bi prestao. Čuvarica muzeja
      krpi ogrtač kralju na slici. Zvonar je na godišnjem, pa je snimio sam sebe.

      Rožmarić je humorist stare škole, što znači da se nikome ne ruga. Priče se čitaju brzo, a poslije ih prepričavate kao da su se
      dogodile vašem susjedu.`,
  },
  {
    key: 'atlas-malih-samoca',
    title: 'Atlas malih samoća',
    author: 'Ines Pavlešić Dur',
    publisher: 'sova-i-sin',
    released: '2025-02-13',
    pages: 204,
    price: 1390,
    stock: 3,
    genres: ['kratka-prica', 'psiholoski'],
    summary: 'Od svjetioničara do noćnog voditelja na radiju: dvanaest ljudi koji su sami na dvanaest različitih načina.',
    text: `Samoća ima mjerilo. Postoji ona veličine kauča i ona veličine polarne postaje, ona koja se sanja i ona koja se otplaćuje. Ines Pavlešić Dur obišla je dvanaest takvih i svaku ucrtala, sa slojnicama.

      Najviše volimo priču o ženi koja testira dječje dvoglede te onu o paru koji se dopisuje preko poruka na hladnjaku iako su na godišnjem u istoj sobi.
      Nema utješnih završetaka, ali gotovo uvijek netko pozvoni.`,
  },
  {
    key: 'kod-nas-se-to-ne-radi',
    title: 'Kod nas se to ne radi',
    author: 'Marijan Đuretek',
    publisher: 'naklada-vodenica',
    released: '2022-09-08',
    pages: 212,
    price: 1290,
    stock: 8,
    genres: ['kratka-prica', 'selo', 'humor'],
    language: 'kajkavski',
    summary:
      'Priče iz podravskog sela koje je preživjelo komasaciju, diskoteku i tri brze ceste. Kajkavski se dijalozi čitaju naglas ili nikako.',
    text: `Netko je kupio ljamu. Netko je prodao zvonik. Netko se rastao pa ostao živjeti u istoj kući, s crtom od kreča po sredini dvorišta. Sve to, dakako,
      kod nas se ne radi, i upravo zato o tome treba opširno govoriti pred dućanom.

      Đuretek je pripovjedač od zanata: pusti vas da se smijete, natoči, pa kaže ono zbog čega je sjeo. Rječnik na kraju ima osamdeset
      natuknica, od *cekera* do *žmukleca*.`,
  },
  {
    key: 'jedan-od-nas-laze-bolje',
    title: 'Jedan od nas laže bolje',
    author: 'Silvija Kunovec',
    publisher: 'nocni-tramvaj',
    released: '2026-01-22',
    pages: 180,
    price: 1390,
    stock: 27,
    genres: ['kratka-prica', 'psiholoski', 'ljubavni'],
    summary: 'Jedanaest brakova i ispod svakog po jedna rečenica koja nije izgovorena. Oštro, duhovito i opasno za čitanje u krevetu.',
    text: `U prvoj priči žena otkrije da njezin muž svakog utorka odlazi nekamo biti sretan: u knjižnicu. U posljednjoj isti događaj ispriča on, i knjižnice nema.
      Između njih devet varijacija o tome kako se dvoje ljudi dogovore što će biti istina.

      Silvija Kunovec piše kao da otvara školjke, kratkim i nimalo nježnim pokretom. Neke smo priče pročitali partnerima naglas. Ne
      preporučujemo, ali ne žalimo.`,
  },
  {
    key: 'ljudi-s-kisobranima',
    title: 'Ljudi s kišobranima',
    author: 'Antonija Zrilić',
    publisher: 'peti-kat',
    released: '2023-11-16',
    pages: 156,
    price: 1190,
    stock: 0,
    genres: ['kratka-prica', 'grad'],
    summary: 'Trideset minijatura, svaka zapisana pod drugom strehom. Knjiga od jedne kiše i mnogo prolaznika.',
    text: `Kiša je počela u 16.10 i stala u 18.45. Antonija Zrilić za to je vrijeme, u mašti ili doista, zavirila pod trideset kišobrana: pod jednim se prosi, pod
      drugim krade, pod trećim netko prvi put govori „mi”.

      Priče se dodiruju rubovima, kao kišobrani na semaforu. Pri drugom čitanju otkrijete da gospodin sa sedme stranice drži ključ one na stotoj.
      Rasprodano dvaput, ponovno u tisku.`,
  },
  {
    key: 'zbor-nagluhih',
    title: 'Zbor nagluhih',
    author: 'Zdravko Perošić',
    publisher: 'tri-duda',
    released: '2025-06-05',
    pages: 188,
    price: 1390,
    stock: 21,
    genres: ['kratka-prica', 'humor'],
    summary: 'Sedam povezanih priča o umirovljeničkom zboru koji prvi put pobijedi na natjecanju, i to nesporazumom.',
    text: `Tenori čuju lijevo, basovi desno, a dirigentica Lenka sve je godine vodila zbor koji ne postoji, jer svatko pjeva svoju pjesmu. Na smotri u Varaždinu
      članovi žirija to proglase polifonijom.

      Svaka priča pripada jednom pjevaču. Ima ih mrzovoljnih, zaljubljenih i jedan koji otvara usta bez glasa već dvanaest godina. Kad dođe na
      red, zašuti cijela knjiga.`,
  },
  {
    key: 'pisma-iz-cekaonice',
    title: 'Pisma iz čekaonice',
    author: 'Tena Slavković Oro',
    publisher: 'sova-i-sin',
    released: '2026-03-26',
    pages: 148,
    price: 1290,
    stock: 19,
    genres: ['kratka-prica', 'odrastanje'],
    member: true,
    summary: 'Kolodvori, ordinacije, šalteri, hodnici ispred ispita. Devet priča o životu koji se događa dok čekamo da počne.',
    text: `Djevojčica u čekaonici zubara piše pismo prvom zubaru na Mjesecu. Dva stranca na kolodvoru podijele sendvič i posvađaju se o Bogu. Na šalteru 7 broj
      nikad ne dođe na red i nastane zajednica s vlastitim pravilima.

      Tenu Slavković Oro zanima kako se ponašamo kad smo prisiljeni ne raditi ništa. Piše mekano, s iznenadnim hladnim propuhom. Format je takav da stane u
      džep kaputa, gdje joj je i mjesto.`,
  },
]
