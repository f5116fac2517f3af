import type { BookRow } from '@/demo/data/products/rows/book'

export const drama: BookRow[] = [
  {
    key: 'dundo-maroje',
    title: 'Dundo Maroje',
    author: 'Marin Držić',
    publisher: 'plava-lada',
    released: '2025-02-06',
    pages: 216,
    price: 1490,
    stock: 48,
    genres: ['komedija', 'klasik', 'humor'],
    also: ['klasici'],
    member: true,
    scene: ['stage', 2],
    summary: 'Škrti otac stiže u Rim po sina i pet tisuća dukata. Pomet je bio gospodin, bogat i pametan, i dalje jest.',
    text: `Pokladni utorak ili koji dan oko njega, 1551., vijećnica u Dubrovniku, družina Pomet. Publika se smijala, a Držić joj je kroz usta Dugoga Nosa rekao da su na svijetu ljudi
      nazbilj i ljudi nahvao. Nije svima bilo ugodno. Ni danas nije.

      Maro troši na Lauru, Laura na haljine, sluge na vino, a Pomet, koji se zna „akomodavat s bremenom”, hoda kroz sve to kao kroz vlastitu kuću. U
      ovome izdanju svaka neobična riječ ima prijevod u istom retku, pa se smijete istodobno s ostalima.`,
  },
  {
    key: 'hamlet',
    title: 'Hamlet',
    author: 'William Shakespeare',
    translator: 'Ante Skelin',
    publisher: 'kuca-na-uglu',
    released: '2024-02-22',
    pages: 248,
    price: 1490,
    stock: 29,
    genres: ['tragedija', 'klasik'],
    language: 'dvojezicno',
    also: ['klasici'],
    summary: 'Duh na bedemu, kraljević koji sumnja i najpoznatija rečenica kazališta. Prijevod koji se može izgovoriti.',
    text: `Prevoditelj je svaki stih provjerio s glumcima, na nogama, s knjigom u ruci. Što je zapelo u ustima, išlo je van. Zato ovaj Hamlet govori brzo, kao čovjek kojemu
      misli bježe, i zato je napokon smiješan ondje gdje treba.

      Engleski tekst stoji nasuprot, za zavidnike i đake. Pogovor ima dvanaest stranica i bavi se samo jednim pitanjem: što Horacije radi cijelo to
      vrijeme.`,
  },
  {
    key: 'visnjik',
    title: 'Višnjik',
    author: 'Anton Pavlovič Čehov',
    translator: 'Ksenija Ružman',
    publisher: 'peti-kat',
    released: '2023-05-04',
    pages: 128,
    price: 1190,
    stock: 14,
    genres: ['komedija', 'klasik'],
    also: ['klasici'],
    summary: 'Imanje se prodaje, a svi govore o drugome. Čehov je tvrdio da je komedija i, što smo stariji, to mu više vjerujemo.',
    text: `Ljubov Andrejevna daje zlatnik prosjaku, brat joj drži govor ormaru, a trgovac Lopahin uzalud objašnjava da do kolovoza treba odlučiti. U daljini pukne
      struna. Nitko ne zna što je to bilo.

      Posljednji Čehovljev komad, u prijevodu koji je već igran na jednoj maloj sceni i odande donio nekoliko boljih rješenja. Čitajte sve uloge sami,
      uključujući i Firsa. Osobito Firsa.`,
  },
  {
    key: 'nora',
    title: 'Nora ili Kuća lutaka',
    author: 'Henrik Ibsen',
    translator: 'Sunčica Vrljičak',
    publisher: 'nocni-tramvaj',
    released: '2022-03-08',
    pages: 152,
    price: 1190,
    stock: 10,
    genres: ['klasik', 'psiholoski'],
    also: ['klasici'],
    cover: 'Nora',
    summary: 'Jedna vrata koja su se zalupila 1879. i još se čuju. Tri čina, badnje drvce i račun koji stiže na naplatu.',
    text: `Nora krišom jede makrone i čini se da ne zna ništa o svijetu. Zatim se pokaže da je jedina u kući koja je ikada nešto doista platila. Ibsen steže
      radnju kao postolar konac, do posljednjega razgovora za stolom, u kojem se prvi put oboje sjednu.

      Prevedeno izravno s norveškoga. Predgovor ukratko opisuje skandale, kojih je bilo lijep broj, u više gradova i na više jezika.`,
  },
  {
    key: 'vazno-je-zvati-se-ernest',
    title: 'Važno je zvati se Ernest',
    author: 'Oscar Wilde',
    translator: 'Bartol Sviben',
    publisher: 'kuca-na-uglu',
    released: '2026-04-09',
    pages: 136,
    price: 1290,
    stock: 32,
    genres: ['komedija', 'klasik', 'humor'],
    member: true,
    summary: 'Dvojica prijatelja, izmišljeni brat, ručna torba s kolodvora i sendviči s krastavcem. Savršena komedija o ničem ozbiljnom.',
    text: `Lady Bracknell pita udvarača ima li roditelje i ostane nezadovoljna odgovorom. Da je Wilde napisao samo taj prizor, još bismo ga držali na polici kraj blagajne.

      Najteže je u prijevodu bilo ime. Bartol Sviben riješio je to na način zbog kojega smo ga zvali telefonom da mu čestitamo. Idealno za kućne
      predstave, uz dovoljno čaja i nekoga tko pristane glumiti guvernantu.`,
  },
  {
    key: 'ekvinocij',
    title: 'Ekvinocij',
    author: 'Ivo Vojnović',
    publisher: 'bura-i-sol',
    released: '2024-09-26',
    pages: 144,
    price: 1190,
    stock: 12,
    genres: ['tragedija', 'klasik', 'more'],
    also: ['klasici'],
    summary: 'Majka, sin i povratnik iz Amerike, a iznad njih oluja koja je dobila vlastiti čin. Dubrovačko primorje iz 1895.',
    text: `Jele je sama odgojila Iva, brodovlasnik Niko vraća se bogat i ne zna što je ostavio. Sve što se prešućivalo dvadeset godina izići će te noći, kad se izjednače svjetlo i
      tama i kad more dođe do praga.

      Vojnović je didaskalije pisao kao pjesnik i redateljima zadao glavobolju. Čitatelju, naprotiv, ne treba stroj za valove: dovoljna je lampa i
      malo bure iza prozora.`,
  },
  {
    key: 'tri-komada-za-praznu-kuhinju',
    title: 'Tri komada za praznu kuhinju',
    author: 'Ognjen Bralić',
    publisher: 'peti-kat',
    released: '2025-11-20',
    pages: 196,
    price: 1390,
    stock: 8,
    genres: ['komedija', 'humor', 'psiholoski'],
    summary:
      'Otac i hladnjak. Dvije sestre i jedna pećnica. Petorica prijatelja i nijedan otvarač. Suvremene komedije za mala grla i velike stolove.',
    text: `Sva se tri komada mogu izvesti u stvarnoj kuhinji, s najviše pet glumaca i bez ijedne promjene svjetla, osim kad se otvori hladnjak. Bralić tvrdi da se u
      našim krajevima ondje ionako odlučilo sve, od ženidbe do sloma sustava.

      Prvi je gorak, drugi lud, treći neočekivano dirljiv. Prava za kućne izvedbe uključena su u cijenu, piše na poleđini, „ako se poslije opere suđe”.`,
  },
  {
    key: 'saptacica',
    title: 'Šaptačica',
    author: 'Koraljka Već',
    publisher: 'tri-duda',
    released: '2026-06-18',
    pages: 124,
    price: 1290,
    stock: 15,
    genres: ['tragedija', 'komedija'],
    summary: 'Monodrama za glumicu koja cijeli život govori tuđe rečenice iz rupe u podu. Večeras je, čini se, bez partnera na pozornici.',
    text: `Zavjesa se diže, pozornica je prazna, a iz šaptaonice se čuje glas. Najprije pomaže glumcima kojih nema, onda ih ispravlja, pa polako počinje govoriti ono što je
      trideset godina mislila o Ofeliji.

      Koraljka Već bila je dramaturginja i poznaje mrak s one strane rampe. Tekst traje sat i deset minuta, čita se jednako dugo i traži samo jedno:
      da se na kraju ne zaplješće prebrzo.`,
  },
]
