import type { BookRow } from '@/demo/data/products/rows/book'

export const crime: BookRow[] = [
  {
    key: 'pustolovine-sherlocka-holmesa',
    title: 'Pustolovine Sherlocka Holmesa',
    author: 'Arthur Conan Doyle',
    translator: 'Bartol Sviben',
    publisher: 'nocni-tramvaj',
    released: '2025-09-25',
    pages: 376,
    price: 2390,
    hard: true,
    stock: 40,
    genres: ['krimi', 'klasik', 'kratka-prica'],
    also: ['klasici'],
    member: true,
    cover: 'Sherlock Holmes',
    summary: 'Dvanaest slučajeva, jedna žena koja ga je nadmudrila i liga riđokosih. Magla je uključena u cijenu.',
    text: `Holmes baci pogled na vaše cipele i zna da ste doputovali dvokolicom, da ste ljevoruki i da vam žena zamjera. Watson se divi, mi s njim, a za to vrijeme Irene Adler
      već odlazi drugim vratima.

      Prva zbirka i dalje je najbolja: *Skandal u Češkoj*, *Pjegava vrpca*, *Plavi karbunkul*. Prijevod je zadržao uglađenost i izbacio prašinu. Po jedna priča
      točno popuni put vlakom od Zagreba do Karlovca, provjerili smo.`,
  },
  {
    key: 'mjesecev-kamen',
    title: 'Mjesečev kamen',
    author: 'Wilkie Collins',
    translator: 'Tea Glavočić',
    publisher: 'nocni-tramvaj',
    released: '2022-02-17',
    pages: 528,
    price: 1790,
    stock: 6,
    genres: ['krimi', 'klasik'],
    also: ['klasici'],
    summary: 'Dijamant nestane u noći rođendanske zabave, a jedanaest pripovjedača objašnjava zašto to nisu bili oni.',
    text: `Stari upravitelj kuće Betteredge svaku životnu odluku donosi otvarajući nasumce *Robinsona Crusoea*. Gospođica Clack posvuda ostavlja pobožne brošure. Narednik Cuff radije bi
      uzgajao ruže. A dijamanta nema.

      Godine 1868. Collins je izmislio gotovo sve čime se krimić služi i danas, usput i ono rješenje. Debela, mudro raspoređena knjiga za kišne praznike,
      pri kojoj se smijete više nego što dolikuje zločinu.`,
  },
  {
    key: 'mrtvac-na-pasareli',
    title: 'Mrtvac na pasareli',
    author: 'Damir Vukelja Rus',
    publisher: 'bura-i-sol',
    released: '2026-07-02',
    pages: 284,
    price: 1590,
    stock: 62,
    genres: ['krimi', 'more'],
    member: true,
    scene: ['harbour', 0],
    evening: '2026-07-09T20:30',
    summary:
      'Kolovoz, puna marina i njemački skiper kojega nitko nije vidio živa od srijede. Prvi slučaj lučke inspektorice Bruke Antičević.',
    text: `Bruka nije nadimak. Otac je dobio kćer u četrdeset i osmoj i tako je upisao. Inspektorica otad ne objašnjava ništa nikome i rješava slučajeve sjedeći na bitvi,
      s kavom iz termosice, jer se u marini sve prije ili poslije dogodi pred nečijim nosom.

      Vukelja Rus poznaje more, papire i ljudsku lakomost, tim redom. Ubojica je pošteno ponuđen već na tridesetoj stranici. Mi smo optužili
      krivoga. Dvaput.`,
  },
  {
    key: 'bonaca',
    title: 'Bonaca',
    author: 'Damir Vukelja Rus',
    publisher: 'bura-i-sol',
    released: '2026-11-05',
    pages: 296,
    price: 1690,
    stock: 71,
    genres: ['krimi', 'more'],
    member: true,
    summary: 'Tri dana bez daška vjetra i regata koja stoji nasred kanala. Na jednom od šezdeset brodova netko više ne odgovara na radio.',
    text: `Drugi slučaj Bruke Antičević zatvorena je soba bez zidova. Svi su sudionici na moru, svi jedni druge vide dvogledom i nitko se ne može pomaknuti. Inspektorica među njima vesla
      u posuđenoj pasari, što usporava istragu i poboljšava dijaloge.

      Može se čitati bez prvoga dijela, ali onda ne biste znali zašto ne jede lignje. Napeto je na neobičan način, kao kad u tišini čujete kako
      škripi tuđi konop.`,
  },
  {
    key: 'cetvrti-kljuc',
    title: 'Četvrti ključ',
    author: 'Irena Bogomolac',
    publisher: 'nocni-tramvaj',
    released: '2025-03-20',
    pages: 320,
    price: 1590,
    stock: 25,
    genres: ['krimi', 'grad', 'triler'],
    sale: { cents: 1250, daysAgo: 8, endsInDays: 20 },
    summary: 'Bravar izradi kopiju ključa za stan u kojem je netko ubijen. Mušterija se potpisala njegovim imenom.',
    text: `Postoje tri ključa, upisana i potpisana. Četvrti je ležao na otiraču, još topao od brušenja. Franjo Gluhak ima obrt, dugove i samo jednu mogućnost: doći do
      naručitelja prije nego što policija dođe do njega.

      Irena Bogomolac pokazuje grad kroz brave. Tko ima protuprovalna vrata, a tko lančić. Zaplet je čist kao dobro podmazan cilindar i jednako
      tiho škljocne.`,
  },
  {
    key: 'sprovod-prve-klase',
    title: 'Sprovod prve klase',
    author: 'Žarko Lepušić',
    publisher: 'tri-duda',
    released: '2024-07-18',
    pages: 264,
    price: 1390,
    stock: 19,
    genres: ['krimi', 'humor', 'grad'],
    summary: 'U lijesu je netko treći. Pogrebnik Zlatko to primijeti prvi i, na svoju nesreću, jedini.',
    text: `Pokojnik je trebao imati brkove. Zlatko Mrkonja, vlasnik treće najveće pogrebne tvrtke u gradu koji ih ima tri, zatvori poklopac, obavi ispraćaj i tek onda počne razmišljati. Prekasno, jer je netko
      vidio da je vidio.

      Crni humor, čista savjest i najbolji opis karmina u domaćoj prozi. Lepušić se ne ruga mrtvima, samo živima, i to s mjerom. Ubojicu ćete
      možda pogoditi. Tko leži u drugom grobu, nećete.`,
  },
  {
    key: 'orguljas-iz-svete-klare',
    title: 'Orguljaš iz Svete Klare',
    author: 'Mirna Jušić Kolar',
    publisher: 'zelena-svjetiljka',
    released: '2026-02-19',
    pages: 308,
    price: 2290,
    hard: true,
    stock: 15,
    genres: ['krimi', 'povijesni'],
    summary: 'Varaždin, 1776., dan poslije velikog požara. U izgorjeloj crkvi nađu orguljaša, ali ne i uzrok njegove smrti.',
    text: `Grad se dimi, upravo je prestao biti glavni i nitko nema vremena za jednoga mrtvog glazbenika. Nitko osim klarise Benedikte, koja je iz samostana smjela izaći samo zato što samostana
      više nema.

      Pogled redovnice, koja prvi put nakon osamnaest godina hoda ulicom, čini ovaj povijesni krimić posebnim. Sve primjećuje. Mirna Jušić Kolar znade i
      kontrapunkt i otrove te ih pažljivo prepleće. Partitura na koricama nije ukras.`,
  },
  {
    key: 'nitko-nije-zvao',
    title: 'Nitko nije zvao',
    author: 'Sven Kuharić Mars',
    publisher: 'nocni-tramvaj',
    released: '2023-10-26',
    pages: 272,
    price: 1390,
    stock: 2,
    genres: ['triler', 'psiholoski'],
    summary: 'Operaterka hitnoga broja prepozna glas koji prijavljuje ubojstvo. Glas je njezin.',
    text: `Poziv u 3.12 trajao je četrdeset sekundi i u zapisu ga nema. Maja ga je čula u slušalicama, kolega preko puta nije. Od te noći provjerava snimke i briše jednu stvar po jednu:
      san, povjerenje, muža, siguran dokaz.

      Pisan u rečenicama dugim koliko i dah. Sjeli smo s njim u sedam navečer, ustali u jedan i provjerili bravu. Tko je čitao, zna zašto.`,
  },
  {
    key: 'strudla-s-arsenom',
    title: 'Štrudla s arsenom',
    author: 'Zvjezdana Topić Frk',
    publisher: 'tri-duda',
    released: '2025-12-01',
    pages: 232,
    price: 1390,
    stock: 36,
    genres: ['krimi', 'humor', 'selo'],
    member: true,
    sale: { cents: 1090, daysAgo: 14, endsInDays: 14 },
    history: [{ cents: 990, fromDaysAgo: 24, toDaysAgo: 18 }],
    summary:
      'Na natjecanju u štrudlama sruši se predsjednik žirija. Zagorska udruga žena preuzima istragu, jer policija ne zna razvlačiti tijesto.',
    text: `Gospođa Barica ima osamdeset i jednu godinu, dva nova kuka i nos za laž. Tijesto se, kaže, može razvući do prozirnosti, samo ne smiješ povući prebrzo. Jednako postupa sa
      svjedocima.

      Udoban krimić u najboljem smislu riječi: svi su na okupu, pada kiša i uvijek je nešto u pećnici. Na kraju je sedam recepata. Onaj iz naslova je
      izmijenjen, na zahtjev izdavača.`,
  },
  {
    key: 'granica-sume',
    title: 'Granica šume',
    author: 'Tin Rasinec',
    publisher: 'suhozid',
    released: '2024-11-07',
    pages: 340,
    price: 1690,
    stock: 11,
    genres: ['krimi', 'triler', 'priroda'],
    award: true,
    scene: ['forest', 1],
    summary: 'Lugarica na Velebitu nađe foto-zamku koja nije njezina. Na kartici su vukovi, srne i netko tko kopa.',
    text: `Prva je snimka od 3. ožujka u 4.47. Čovjek s lopatom, leđima okrenut, bez žurbe. Jagoda Paripović zna svako stablo na toj padini i zna da se ondje nema što kopati. Osim, možda,
      onoga iz 1992.

      Rasinec je biolog i kod njega šuma nije kulisa. Miriše, šuti, ima svoje svjedoke. Krimić za ljude koji vole hodati i misliti, s jednom potjerom po
      snijegu pri kojoj smo prestali disati.`,
  },
  {
    key: 'dosje-lipanj',
    title: 'Dosje Lipanj',
    author: 'Goran Išek',
    publisher: 'peti-kat',
    released: '2021-10-14',
    pages: 388,
    price: 1690,
    stock: 3,
    genres: ['triler', 'povijesni', 'grad'],
    summary: 'Arhivist otvori fascikl s vlastitim imenom, datiran tri godine prije nego što se rodio.',
    text: `Netko je 1968. predvidio dijete, ulicu, školu, čak i ožiljak na obrvi. Ili je dosje krivotvorina, ili je život bio. Dok pokušava doznati tko ga je napisao,
      arhivist shvaća da rukopis na marginama poznaje iz kuhinjskih popisa za dućan.

      Išek je složio pametan, hladan triler o papiru i o roditeljima. Najnapetije se scene zbivaju u čitaonici i uopće nam nije jasno kako mu je to uspjelo.`,
  },
  {
    key: 'susjed-s-trecega',
    title: 'Susjed s trećega',
    author: 'Irena Bogomolac',
    publisher: 'nocni-tramvaj',
    released: '2026-09-17',
    pages: 304,
    price: 1690,
    stock: 49,
    genres: ['triler', 'grad', 'psiholoski'],
    member: true,
    summary: 'Useli se ljubazan čovjek s jednim koferom. Za tri tjedna pola zgrade više ne zaključava, a druga polovica ne izlazi.',
    text: `Popravio je zvono. Odnio smeće gospođi Tilki. Pamti kako se tko zove i tko se koga boji. Predsjednica kućnoga vijeća, po zanimanju revizorica, jedina pita odakle dolazi i dobije
      trideset točnih odgovora.

      Irena Bogomolac ovoga je puta odustala od leša. Umjesto njega polako nestaje nešto drugo, i to ispred naših očiju, a uz naše odobravanje. Poslije čitanja
      duže gledate kroz špijunku.`,
  },
  {
    key: 'zadnji-vlak-za-moravice',
    title: 'Zadnji vlak za Moravice',
    author: 'Boris Kamenarić Just',
    publisher: 'naklada-vodenica',
    released: '2025-01-23',
    pages: 248,
    price: 1390,
    stock: 20,
    genres: ['krimi', 'grad'],
    summary: 'Snijeg zaustavi vlak između dviju postaja. U vagonu šest putnika, na popisu konduktera pet karata.',
    text: `Nema signala, nema grijanja i ima previše svjedoka. Kondukter Ivica Šporčić, pred mirovinom, ima do jutra da otkrije tko je ušao bez karte i zašto čovjek na sjedalu 42 ne otvara
      oči.

      Klasična zagonetka, domaći vagon. Autor je dugo bio prometnik i radnja mu vozi točno u minutu, uz predviđeno kašnjenje. Na početku je raspored sjedenja.
      Koristite ga, ali mu ne vjerujte.`,
  },
]
