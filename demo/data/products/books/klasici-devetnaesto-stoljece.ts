import type { BookRow } from '@/demo/data/products/rows/book'

export const nineteenthCentury: BookRow[] = [
  {
    key: 'zlatarovo-zlato',
    title: 'Zlatarovo zlato',
    author: 'August Šenoa',
    publisher: 'zelena-svjetiljka',
    released: '2025-03-14',
    pages: 296,
    price: 2190,
    hard: true,
    stock: 34,
    genres: ['klasik', 'povijesni', 'ljubavni'],
    member: true,
    featured: true,
    dedication: true,
    scene: ['street', 3],
    summary:
      'Kći zlatara s Griča i plemić s Medvedgrada zaljube se u krivom stoljeću. Prvi hrvatski povijesni roman i dalje se čita u jednom dahu.',
    text: `Godina je 1574. i Zagreb je toliko malen da tajna u njemu preživi najviše do večernje. Doru Krupićevu mladi Pavao
      Gregorijanec jednom izvuče iz gužve i više je ne može zaboraviti, a brijač Grga Čokolin, odbijen i uvrijeđen, počinje raditi ono što najbolje zna: pričati.

      Šenoa je roman pisao u nastavcima i to se osjeti na najbolji način, jer svako poglavlje završava tako da ne možete ugasiti svjetlo.
      Između spletki stoji cijeli jedan grad sa svojim cehovima, sajmovima, kmetovima i tvrdoglavim sucima, opisan s ljubavlju koja ne skriva ni blato.

      Izdanje prati karta Gradeca i Kaptola te mali rječnik riječi koje ste čuli od bake, a niste se usudili pitati.`,
  },
  {
    key: 'seljacka-buna',
    title: 'Seljačka buna',
    author: 'August Šenoa',
    publisher: 'zelena-svjetiljka',
    released: '2024-09-20',
    pages: 412,
    price: 2390,
    hard: true,
    stock: 18,
    genres: ['klasik', 'povijesni'],
    sale: { cents: 1790, daysAgo: 12, endsInDays: 16 },
    history: [{ cents: 1690, fromDaysAgo: 34, toDaysAgo: 26 }],
    summary:
      'Zima 1573., Tahijevo nasilje i kmetovi kojima je dosta. Šenoin najveći roman nastao je iz sudskih spisa, a čita se kao pustolovina.',
    text: `Šenoa je mjesecima prepisivao zapisnike o parnicama Franje Tahija, a onda je od suhih svjedočenja načinio roman u kojem se čuje topot.
      Matija Gubec ulazi u njega gotovo tiho, kao čovjek koji bi radije orao, i zato mu se vjeruje više nego bilo kojem junaku na konju.

      Gospoda se svađaju oko Susedgrada, a račun plaća selo. Kako godine odmiču, pritužbe se pretvaraju u zavjete, zavjeti u pero pijetla za
      klobukom, a pero u rat. Kraj znamo svi. Ipak se svaki put nadamo da će ispasti drukčije.`,
  },
  {
    key: 'prosjak-luka',
    title: 'Prosjak Luka',
    author: 'August Šenoa',
    publisher: 'tri-duda',
    released: '2023-05-11',
    pages: 168,
    price: 1190,
    stock: 11,
    genres: ['klasik', 'selo', 'psiholoski'],
    summary: 'Bogati prosjak želi kupiti ono što nikada nije imao: dom i ženu. Najtamniji Šenoin roman, kratak i bez milosti.',
    text: `Luka je nađen kao dijete na cesti i nitko mu nikada nije rekao čiji je. Zato je naučio jedino što se u selu cijeni: imati novac i znati
      čekati. Kada zatraži ruku lijepe Mare, selo se najprije nasmije, a onda prestane smijati.

      Ovo je Šenoa bez plemića i mačeva. Ostaju blato, lihva i čovjek koji bi htio biti dobar, samo mu nitko nije pokazao kako.
      Sto šezdeset stranica, pa se stigne i u nedjelju poslije ručka.`,
  },
  {
    key: 'diogenes',
    title: 'Diogenes',
    author: 'August Šenoa',
    publisher: 'tri-duda',
    released: '2022-11-03',
    pages: 344,
    price: 1490,
    stock: 9,
    genres: ['klasik', 'povijesni', 'humor'],
    summary: 'Baroknim Zagrebom putuju pisma, spletke i maškare. Šenoin najveseliji roman o politici, što je već samo po sebi pothvat.',
    text: `Osamnaesto je stoljeće, u gradu se nosi napudrana perika, a u ladicama se drže tuđa pisma. Mladi Antun Janković vraća se iz svijeta i
      otkriva da se u domovini najbolje prolazi ako te smatraju budalom ili mudracem. On odabere biti oboje.

      Šenoa se ovdje igra: preodijevanja, oteta ostavština, ban, udovica s planovima i plesovi na kojima se odlučuje više nego na saboru.
      Zrak je lakši nego u *Seljačkoj buni*, ali ubod je jednako točan. Čitajte ga prije izbora ili poslije njih.`,
  },
  {
    key: 'u-registraturi',
    title: 'U registraturi',
    author: 'Ante Kovačić',
    publisher: 'kuca-na-uglu',
    released: '2024-02-08',
    pages: 468,
    price: 2690,
    hard: true,
    stock: 22,
    genres: ['klasik', 'psiholoski', 'humor'],
    member: true,
    summary:
      'Spisi u ladici posvađali su se tko je važniji, a jedan od njih ispovijeda život Ivice Kičmanovića. Najluđi roman devetnaestoga stoljeća.',
    text: `Počinje tako da se u prašnjavoj pisarnici svađaju akti. Zatim jedan rukopis uzme riječ i povede nas u zagorsko selo, u Mecenin salon i
      ravno pod kotače fatalne Laure, za koju još nitko nije uspio reći je li žena ili vremenska nepogoda.

      Kovačić je bio pravaš, pravnik i čovjek koji nije umio pisati tiho. Otuda scene koje skaču iz groteske u jezu, otuda
      „kumordinar” Žorž i otuda onaj osjećaj da ovo nije moglo biti objavljeno 1888. A bilo je, u *Viencu*, u nastavcima.

      U pogovoru ovoga izdanja objašnjeno je tko je koga mrzio i zašto. Korisno, jer mrze se gotovo svi.`,
  },
  {
    key: 'posljednji-stipancici',
    title: 'Posljednji Stipančići',
    author: 'Vjenceslav Novak',
    publisher: 'bura-i-sol',
    released: '2025-10-02',
    pages: 232,
    price: 1390,
    stock: 27,
    genres: ['klasik', 'obiteljski', 'more'],
    summary: 'Jedna senjska kuća gasi se iznutra, soba po soba. Roman o kćeri koju nitko nije pitao i sinu kojemu je sve oprošteno.',
    text: `Bura u Senju ne puše, ona sudi. Novak je to znao i smjestio je u svaku rečenicu ove kronike o patricijskoj obitelji koja od staroga
      sjaja čuva još samo način na koji sjedi za stolom.

      Ante Stipančić zapovijeda, sin Juraj troši, a Lucija sjedi kraj prozora i čeka pisma koja netko drugi piše. Sve velike stvari
      događaju se daleko, u Beču i Budimu. U kući se čuje samo kako se zatvaraju vrata.

      Rijetko je koji domaći roman tako mirno pokazao što se dogodi kada se ljubav dijeli po prvenstvu.`,
  },
  {
    key: 'tito-dorcic',
    title: 'Tito Dorčić',
    author: 'Vjenceslav Novak',
    publisher: 'bura-i-sol',
    released: '2021-06-17',
    pages: 204,
    price: 1290,
    stock: 3,
    genres: ['klasik', 'psiholoski', 'more'],
    summary: 'Ribarski sin postaje sudac jer je otac tako htio. More mu to ne oprašta.',
    text: `Tito voli samo jedno: barku, mrežu i tišinu prije zore. Otac voli nešto drugo, a otac ima novca za školovanje. Tako počinje polagano
      utapanje na kopnu, kroz latinske vokabulare, bečke podstanarske sobe i sudnicu u kojoj se odlučuje o tuđem vratu.

      Novak je bio učitelj i tu je knjigu napisao s grižnjom savjesti koju učitelji dobro poznaju. Preporučujemo je roditeljima
      uoči upisa u srednju školu.`,
  },
  {
    key: 'tena',
    title: 'Tena',
    author: 'Josip Kozarac',
    publisher: 'naklada-vodenica',
    released: '2024-05-23',
    pages: 112,
    price: 990,
    stock: 41,
    genres: ['klasik', 'novela', 'selo'],
    summary: 'Najljepša djevojka slavonskog sela i sve što su drugi s tom ljepotom naumili. Novela bez jedne suvišne riječi.',
    text: `Kad se 1878. vojska zaputi u Bosnu, Teni odlazi prvi momak, a ostaju joj ljepota i otac koji zna koliko ona vrijedi. Slijede stranac u odori,
      bogati trgovac i boginje. Kozarac, šumar po struci, gleda svoju junakinju onako kako gleda hrast: točno, bez patetike i s tugom
      što će pasti.

      Sto stranica koje se čitaju između ručka i mraka. Slavonija je u njima prekrasna, i to joj ne pomaže.`,
  },
  {
    key: 'pod-starim-krovovima',
    title: 'Pod starim krovovima',
    author: 'Ksaver Šandor Gjalski',
    publisher: 'zelena-svjetiljka',
    released: '2023-10-19',
    pages: 388,
    price: 1690,
    stock: 2,
    genres: ['klasik', 'novela', 'povijesni'],
    sale: { cents: 1290, daysAgo: 41, endsInDays: 9 },
    summary: 'Zagorske kurije u zadnjem popodnevnom svjetlu: stara gospoda, zahrđale puške i drvoredi koje nema tko obrezati.',
    text: `Gjalski je o plemstvu pisao iznutra, s rukom na oronuloj ogradi. Zato ove pripovijesti nisu ni tužaljka ni podsmijeh. Illustrissimus
      Battorych sjedi u Brezovici kao da će sutra opet doći Ilirci, a svijet prolazi cestom i ne svraća.

      Najljepše su stranice o jeseni, o objedima koji traju do sutona i o slugama koji bolje od gospode znaju da je gotovo.
      Tko je ikada čistio djedovu ladicu, prepoznat će miris.`,
  },
  {
    key: 'urota-zrinsko-frankopanska',
    title: 'Urota Zrinsko-Frankopanska',
    author: 'Evgenij Kumičić',
    publisher: 'plava-lada',
    released: '2022-04-28',
    pages: 612,
    price: 3190,
    hard: true,
    stock: 5,
    genres: ['klasik', 'povijesni'],
    cover: 'Urota',
    summary: 'Dva velikaška roda, jedan nepouzdan kralj i pismo koje je otišlo prekasno. Velika freska o 1671. godini.',
    text: `Znamo kako je završilo u Bečkom Novom Mjestu. Kumičića zanima kako se do tamo stiglo: tko je kome obećao vojsku, tko je šutio, tko je
      zapečatio pismo, a tko ga je otvorio prvi. Petar Zrinski vjeruje riječi, Fran Krsto Frankopan stihu, a Katarina, najpametnija
      od svih, vidi što dolazi i ne može to zaustaviti.

      Debela knjiga za zimu, s rodoslovljem na predlistu. Trebat će vam kod treće Zrinske i četvrtoga Nádasdyja.`,
  },
]
