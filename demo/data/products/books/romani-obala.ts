import type { BookRow } from '@/demo/data/products/rows/book'

export const coastNovels: BookRow[] = [
  {
    key: 'kuca-s-devet-prozora',
    title: 'Kuća s devet prozora',
    author: 'Tonka Vidulin',
    publisher: 'bura-i-sol',
    released: '2026-09-10',
    pages: 312,
    price: 2290,
    hard: true,
    stock: 64,
    genres: ['suvremeni', 'obiteljski', 'more'],
    award: true,
    member: true,
    featured: true,
    dedication: true,
    scene: ['island', 2],
    evening: '2026-10-14T19:30',
    summary:
      'Tri sestre dolaze na otok prodati očevu kuću i ne mogu se složiti ni tko će prvi otvoriti škure. Devet prozora, devet godina, jedan kupac.',
    text: `Kupac iz Graza stiže u četvrtak, pa imaju pet dana. Toliko treba da se isprazni konoba, pronađe vlasnički list i da se tri odrasle žene,
      koje se već deset godina čuju samo za blagdane, opet posvađaju oko istoga kreveta.

      Svako poglavlje gleda kroz jedan prozor i u jednu godinu. Vidi se očeva barka, majka s kovčegom, susjed koji je uvijek znao previše. Tonka
      Vidulin piše suho, s okom za predmete, i smiješna je baš onda kad bi drugi posegnuli za rupčićem.

      Zadnji prozor zazidan je još prije rata. Kad ga otvore, bit će vam žao što je kraj.`,
  },
  {
    key: 'sol-na-kljucevima',
    title: 'Sol na ključevima',
    author: 'Jerko Tudorin',
    publisher: 'bura-i-sol',
    released: '2025-04-17',
    pages: 228,
    price: 1590,
    stock: 23,
    genres: ['suvremeni', 'more', 'psiholoski'],
    summary: 'Hotel „Palma” zatvoren je od listopada do svibnja. Netko ipak mora sjediti na recepciji.',
    text: `Mladen zna broj svakog gosta iz 1987., ali ne zna što mu radi kći. Zimi obilazi prazne katove, pušta vodu da se cijevi ne smrznu i svaku
      večer upali svjetlo u drugoj sobi, da s mora izgleda kao da ima života.

      Jedne noći netko to svjetlo ugasi. Odatle priča ide polako, kako i treba ići knjiga o čovjeku koji je cijeli vijek govorio
      „izvolite”. Tudorin je i sam radio sezone i to se čuje u svakoj rečenici o posteljini.`,
  },
  {
    key: 'zimski-red-plovidbe',
    title: 'Zimski red plovidbe',
    author: 'Klaudija Mavrin',
    publisher: 'plava-lada',
    released: '2026-02-26',
    pages: 276,
    price: 1790,
    stock: 39,
    genres: ['suvremeni', 'more', 'ljubavni'],
    award: true,
    member: true,
    featured: true,
    scene: ['harbour', 6],
    evening: '2026-03-11T19:00',
    summary: 'Trajekt vozi i kad nema koga. Petero članova posade, jedna siječanjska bura i putnica koja ne želi sići.',
    text: `Prvi put su mislili da je zaspala. Drugi put da je pogriješila otok. Kad je treći dan zaredom kupila kartu u oba smjera, kapetan Lino
      prestao se praviti da to nije njegova stvar.

      Cijeli se roman odvija na trajektu od četrdeset vozila, među kavom iz aparata, kockastim podom i zvučnikom koji guta samoglasnike.
      Klaudija Mavrin dala je svakom članu posade jednu ispovijed i nijednu sigurnu istinu.

      Nagrada „Zlatni fenjer” za najbolji roman godine otišla je pravo u ruke knjizi u kojoj nitko nikamo ne stigne, a svi se pomaknu.`,
  },
  {
    key: 'otok-bez-bicikla',
    title: 'Otok bez bicikla',
    author: 'Andrija Smokrović',
    publisher: 'tri-duda',
    released: '2024-06-06',
    pages: 244,
    price: 1490,
    stock: 17,
    genres: ['suvremeni', 'humor', 'more'],
    sale: { cents: 990, daysAgo: 27, endsInDays: 33 },
    summary: 'Načelnik otoka sa 112 stanovnika zabrani bicikle nakon što ga jedan pregazi. Otpor je, naravno, organizirala njegova majka.',
    text: `Odluka broj sedam stupila je na snagu u ponedjeljak. U utorak je don Pere došao na misu na tandemu. Do petka je otok imao dvije stranke,
      jednu radiostanicu i povijesni sporazum o prijenosu kotača preko općinske crte.

      Ispod smijeha stoji vrlo točna slika mjesta u kojem se svi poznaju predugo da bi popustili. Smokrović voli svoje ljude i zato ih ne
      štedi. Čitali smo je naglas u knjižari i morali stati kod scene s dizalicom.`,
  },
  {
    key: 'jugo',
    title: 'Jugo',
    author: 'Roko Medulin',
    publisher: 'nocni-tramvaj',
    released: '2023-10-12',
    pages: 184,
    price: 1390,
    stock: 9,
    genres: ['suvremeni', 'psiholoski', 'more'],
    summary: 'Devet dana južine u gradu u kojem se nekoć za takva vremena nisu smjele donositi odluke. Sutkinja Vesna jednu mora donijeti.',
    text: `Zidovi cure, psi leže, sol se stvrdne u posudi. Prema starom statutu u jugo se nije zasjedalo, a zločin počinjen devetoga dana blaže se
      kažnjavao. Vesna to zna jer je o tome pisala diplomski. Ne zna zašto joj optuženik, dječak od devetnaest godina, šalje pjesme.

      Kratka, zagušljiva, odlično sagrađena knjiga. Tlak pada sa svakim poglavljem i kad napokon okrene na buru, zaista se udahne.`,
  },
  {
    key: 'sestre-fabro-ne-silaze-na-rivu',
    title: 'Sestre Fabro ne silaze na rivu',
    author: 'Dunja Vrbničar',
    publisher: 'kuca-na-uglu',
    released: '2026-05-07',
    pages: 336,
    price: 1790,
    stock: 31,
    genres: ['suvremeni', 'povijesni', 'more'],
    cover: 'Sestre Fabro',
    member: true,
    summary: 'Dvije krojačice, jedan balkon i pola stoljeća promatranja tuđih haljina. Grad ih zove čudnima jer sve vide.',
    text: `Od 1928. do 1979. Gemma i Pia sašile su svaku vjenčanicu u gradu i o svakoj znale zašto je šira u struku. Na rivu nisu silazile. Razlog
      znaju samo one, župnik koji je umro i čitatelj, ali tek na dvjestotoj stranici.

      Mijenjaju se zastave, jezici u školi i imena ulica; rupice se i dalje obrubljuju rukom. Dunja Vrbničar napisala je povijesni
      roman bez ijednoga generala. Sve bitke vode se iglom.`,
  },
  {
    key: 'brodovi-od-papira',
    title: 'Brodovi od papira',
    author: 'Šime Ražnjarić',
    publisher: 'plava-lada',
    released: '2022-10-20',
    pages: 292,
    price: 1590,
    stock: 5,
    genres: ['suvremeni', 'obiteljski', 'grad'],
    history: [{ cents: 1190, fromDaysAgo: 120, toDaysAgo: 90 }],
    summary: 'Crtač u škveru čuva nacrte svih brodova koji nikada nisu porinuti. Kad škver propadne, počne ih dijeliti.',
    text: `Nacrt broja 417 dobiva udovica zavarivača. Nacrt 388, putnički, s plesnom dvoranom, ide konobaru koji je u njoj trebao svirati. Bepo crta
      od 1961. i zna da brod postoji od prve linije, sve poslije toga samo je željezo.

      Roman o gradu koji je znao raditi nešto golemo i jednoga jutra prestao. Bez govora i bez transparenata, s čovjekom koji
      hoda od vrata do vrata s tuljcem pod rukom. Plakali smo kod ledolomca, a ne znamo ništa o ledolomcima.`,
  },
  {
    key: 'posljednji-razred',
    title: 'Posljednji razred',
    author: 'Neda Poljanec',
    publisher: 'kuca-na-uglu',
    released: '2025-08-28',
    pages: 208,
    price: 1490,
    stock: 28,
    genres: ['suvremeni', 'more', 'odrastanje'],
    summary: 'Škola na otoku ima jednog učenika. Dok god on ne završi osmi razred, ne smiju je zatvoriti.',
    text: `Dječak se zove Grgo, ima trinaest godina i golemu odgovornost: ako padne razred, učiteljica ostaje još jednu godinu, pošta radi još jednu
      godinu i brod dolazi još jednu godinu. Cijeli otok potajice mu rješava zadaće, i to pogrešno.

      Neda Poljanec učiteljica je u mirovini i zna kako zvuči tišina u učionici s dvadeset klupa. Napisala je toplu knjigu koja ni u
      jednom trenutku ne postane slatka. Odličan dar svakome tko je ikada bio nečija nada, pa mu je bilo previše.`,
  },
  {
    key: 'plitko-sidriste',
    title: 'Plitko sidrište',
    author: 'Duje Krželj',
    publisher: 'nocni-tramvaj',
    released: '2024-03-28',
    pages: 260,
    price: 1490,
    stock: 1,
    genres: ['suvremeni', 'odrastanje', 'more'],
    summary: 'Ljeto devedeset i neke, gumenjak bez registracije i tri prijatelja koji prodaju nešto što nije njihovo.',
    text: `Počelo je s kamenicama. Onda su bile cigarete, pa jedan sanduk koji nisu smjeli otvoriti i koji su, jer im je sedamnaest, otvorili.
      Pripovijeda Toni, danas ugledan vlasnik charter-tvrtke, i čim kaže „nismo mi ništa znali”, zna se da laže.

      Krželj ima savršen sluh za to kako dečki govore kad se boje. Brza, slana knjiga, ali s repom koji se vuče još danima. Ostao nam je
      posljednji primjerak prvoga izdanja, dotisak dolazi u proljeće.`,
  },
  {
    key: 'ljeto-u-kojem-se-nitko-nije-ozenio',
    title: 'Ljeto u kojem se nitko nije oženio',
    author: 'Stana Bukovac Rell',
    publisher: 'tri-duda',
    released: '2026-06-25',
    pages: 288,
    price: 1690,
    stock: 47,
    genres: ['suvremeni', 'humor', 'ljubavni'],
    cover: 'Ljeto bez svadbe',
    sale: { cents: 1390, daysAgo: 9, endsInDays: 21 },
    summary:
      'Svadbena dvorana otvorena uz kredit, sezona puna rezervacija i epidemija predomišljanja. Komedija o poslu koji ovisi o tuđoj ljubavi.',
    text: `Nevenka je unajmila staru uljaru, obnovila je u tonu bjelokosti i uzela harmonikaša na godišnji ugovor. U lipnju otkaže prvi par. U srpnju
      ih je već jedanaest, a u mjestu se počne šaputati da je uljara uklet prostor, što podigne potražnju za proslavama razvoda.

      Stana Bukovac Rell piše dijaloge kao da ih krade s rive. Knjiga je smiješna od prve rečenice, ali pri kraju, među naslaganim stolcima,
      ima jedna scena dvoje starih ljudi koju smo pročitali dvaput.`,
  },
]
