import type { BookRow } from '@/demo/data/products/rows/book'

export const earlyAndModern: BookRow[] = [
  {
    key: 'bijeg',
    title: 'Bijeg',
    author: 'Milutin Cihlar Nehajev',
    publisher: 'peti-kat',
    released: '2025-01-30',
    pages: 216,
    price: 1390,
    stock: 14,
    genres: ['klasik', 'psiholoski', 'grad'],
    member: true,
    summary: 'Đuro Andrijašević bježi iz Beča, iz Zagreba, iz vlastite diplome. Jedan od najboljih hrvatskih romana o odgađanju života.',
    text: `Đuro uvijek kreće sutra. Sutra će položiti ispit, sutra se javiti Veri, sutra početi pisati. Nehajev ga prati bez zgražanja, kroz pisma,
      dnevnik i duge senjske večeri u kojima se vino toči jer bi inače netko morao nešto reći.

      Objavljen 1909., a napisan kao da autor poznaje svakoga tko je ikada ostao u krevetu dan prije roka. Ne završava dobro.
      Završava istinito, što je rjeđe.`,
  },
  {
    key: 'isusena-kaljuza',
    title: 'Isušena kaljuža',
    author: 'Janko Polić Kamov',
    publisher: 'nocni-tramvaj',
    released: '2024-11-14',
    pages: 356,
    price: 1790,
    stock: 2,
    genres: ['klasik', 'psiholoski'],
    summary: 'Arsen Toplak ima lošu krv, loša pluća i previše misli. Roman koji je pola stoljeća čekao da ga književnost sustigne.',
    text: `Kamov je umro u Barceloni s dvadeset i tri godine. U ladici je ostavio roman koji nije tiskan sve do 1957. i koji ni danas ne izgleda
      pitomo: tri dijela, *Na dnu*, *U šir* i *U vis*, tri pokušaja jednoga čovjeka da o sebi kaže istinu i pritom ne popusti ni u čemu.

      Ne ide lako. Ima stranica koje grizu i rečenica koje se vraćaju same sebi kao pas u krugu. Onda naiđe odlomak tako
      čist da čovjek digne glavu i pogleda kroz prozor.

      U knjižari ga držimo na visini očiju, iz poštovanja i malo iz straha.`,
  },
  {
    key: 'misao-na-vjecnost',
    title: 'Misao na vječnost i druge pripovijesti',
    author: 'Janko Leskovar',
    publisher: 'peti-kat',
    released: '2020-10-08',
    pages: 188,
    price: 1190,
    stock: 0,
    genres: ['klasik', 'novela', 'psiholoski'],
    cover: 'Misao na vječnost',
    also: ['kratke-price'],
    summary:
      'Seoski učitelj pomisli da se ništa ne može izbrisati i od te misli više ne ozdravi. Prva moderna proza hrvatske književnosti.',
    text: `Godine 1891. učitelj Leskovar iz Zagorja posla *Viencu* pripovijest u kojoj se ne događa gotovo ništa. Đuro Martić sjeća se djevojke koju je
      iznevjerio, gleda u zvijezde i računa koliko je dalek onaj tko ga upravo sada vidi onakvog kakav je bio.

      Iz te jedne misli nastao je cijeli novi način pisanja. U knjizi je još pet pripovijesti, sve o ljudima koji su u odlučnom času
      šutjeli. Tiha knjiga, a dugo zvoni.`,
  },
  {
    key: 'smrt-smail-age-cengica',
    title: 'Smrt Smail-age Čengića',
    author: 'Ivan Mažuranić',
    publisher: 'zelena-svjetiljka',
    released: '2023-02-16',
    pages: 96,
    price: 1090,
    stock: 29,
    genres: ['klasik', 'ep'],
    also: ['poezija'],
    summary: 'Pet pjevanja, nešto više od tisuću stihova i nijedan mlitav. Ep koji se najbolje razumije kada se čita naglas.',
    text: `Agovanje, Noćnik, Četa, Harač, Kob. Mažuranić je od vijesti u novinama načinio spjev u kojem se čuje svaki korak po kamenu, a
      tiranin je velik upravo onoliko koliko treba da bi njegov pad bio težak.

      Ako ste ga zamrzili u školi, pokušajte ponovno, bez ispitnih pitanja i s nekim tko ima dobar glas. Početak Harača, s onim praznim
      poljem pod žegom, i danas osuši usta. U ovom su izdanju bilješke na margini, pa ne morate stalno listati prema kraju.`,
  },
  {
    key: 'judita',
    title: 'Judita',
    author: 'Marko Marulić',
    publisher: 'plava-lada',
    released: '2026-04-22',
    pages: 264,
    price: 2890,
    hard: true,
    stock: 16,
    genres: ['klasik', 'ep'],
    language: 'cakavski',
    also: ['poezija'],
    member: true,
    featured: true,
    dedication: true,
    scene: ['window', 9],
    evening: '2026-04-22T19:00',
    summary:
      'Libar Marka Marula u kojem udovica spašava grad, „u versih harvacki složena”. Izvornik i današnje čitanje, stranica uz stranicu.',
    text: `Holoferno opsjeda grad, starješine vijećaju o predaji, a udovica Judita ode u neprijateljski tabor i učini što treba. Marulić je tu
      biblijsku priču 1501. složio u dvostruko rimovane dvanaesterce, pazeći da ga razumiju i oni koji latinski ne znaju. Tako je počelo.

      Na lijevoj je strani ovoga izdanja Marulićev tekst, na desnoj miran prozni prijepis s tumačenjem. Nakon desetak stranica
      primijetit ćete da desnu sve rjeđe gledate.

      Naslovnicu i inicijale crtao je grafičar koji je zbog jednog slova L ostao budan dvije noći.`,
  },
  {
    key: 'ribanje-i-ribarsko-prigovaranje',
    title: 'Ribanje i ribarsko prigovaranje',
    author: 'Petar Hektorović',
    publisher: 'bura-i-sol',
    released: '2025-06-12',
    pages: 144,
    price: 1390,
    stock: 12,
    genres: ['klasik', 'ep', 'more', 'putopis'],
    language: 'cakavski',
    also: ['poezija'],
    cover: 'Ribanje',
    summary: 'Stari pjesnik i dva ribara tri dana plove od Hvara do Šolte i natrag. Najstariji hrvatski izlet s popisom jela.',
    text: `Hektorović je imao gotovo sedamdeset godina i utvrdu s ribnjakom, ali ga je vuklo na more. Unajmio je Paskoja i Nikolu, ukrcao kruh
      i vino pa zapisao sve: tko je što ulovio, što se pjevalo, kakav je bio vjetar i koliko su mudri ljudi kojima nitko ne plaća za mudrost.

      Između zagonetki i sentencija stoje i notni zapisi dvaju napjeva koje su ribari doista pjevali. Čakavski je sladak, a tumač
      na marginama nenametljiv. Čitati na rivi, s nogama preko ruba.`,
  },
  {
    key: 'giga-bariceva',
    title: 'Giga Barićeva',
    author: 'Milan Begović',
    publisher: 'kuca-na-uglu',
    released: '2026-02-05',
    pages: 704,
    price: 3390,
    hard: true,
    stock: 13,
    genres: ['klasik', 'ljubavni', 'grad'],
    sale: { cents: 2690, daysAgo: 6, endsInDays: 22 },
    summary:
      'Muž je nestao u ratu, sedmorica prosaca čekaju, a Giga im svakome naručuje po jednu priču. Zagreb između dva rata u punom sjaju.',
    text: `Jedne večeri Giga pozove svih sedam udvarača na objed i kaže im da će dati odgovor. Ali najprije treba ispričati kako je do njega
      došlo: svaki od njih nosi svoj roman, a svi se roje oko praznoga mjesta koje je ostavio Marko Barić, nestao na ruskom bojištu.

      Begović piše raskošno, s ukusom za haljine, večere i sitne okrutnosti. Penelopa je ovdje građanka s mišljenjem, a Itaka stan
      u Zagrebu. Sedam stotina stranica, ni za jednu vam neće biti žao.`,
  },
]
