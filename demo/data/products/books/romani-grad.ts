import type { BookRow } from '@/demo/data/products/rows/book'

export const cityNovels: BookRow[] = [
  {
    key: 'tramvaj-cetrnaest-i-pol',
    title: 'Tramvaj četrnaest i pol',
    author: 'Filip Orešnik',
    publisher: 'nocni-tramvaj',
    released: '2026-10-01',
    pages: 268,
    price: 1790,
    stock: 52,
    genres: ['suvremeni', 'grad', 'fantastika'],
    member: true,
    featured: true,
    dedication: true,
    scene: ['rain', 1],
    evening: '2026-11-25T19:00',
    summary: 'Jednom u noći gradom prođe tramvaj kojega nema u rasporedu. Staje samo ondje gdje ste nekoga posljednji put vidjeli.',
    text: `Vozač Krešo nikad ne pita za kartu. Zanima ga samo jeste li spremni sići, jer na svakoj stanici čeka netko koga već dugo nema: brat,
      prva gazdarica, pas, vi sami u kratkim hlačama.

      Orešnik je mogao od toga načiniti slatku bajku, ali izabrao je nešto bolje: knjigu o dispečerici Mireli, koja jedina vidi tramvaj na ekranu
      i mora odlučiti hoće li prijaviti kvar. Zagreb u studenom, mokar i žut, odavno nije bio ovako lijepo napisan.`,
  },
  {
    key: 'podstanari',
    title: 'Podstanari',
    author: 'Ljerka Habunek',
    publisher: 'peti-kat',
    released: '2025-01-16',
    pages: 352,
    price: 1690,
    stock: 19,
    genres: ['suvremeni', 'grad', 'humor'],
    award: true,
    summary: 'Jedan stan, dvadeset i sedam godina, četrdeset i jedan podstanar i ista stolica. Roman koji se čita kao popis stanara.',
    text: `Svako poglavlje počinje oglasom: „Dvoiposoban, svijetao, isključivo nepušačima bez životinja.” Onda se useli netko s mačkom i cigaretom.
      Studentica prava, tenor u krizi, poljski par, čovjek koji je rekao da dolazi na tri dana i ostao do kraja rata.

      Vlasnica, gospođa Slava, nikad se ne pojavi, a na kraju znamo o njoj sve. Ljerka Habunek složila je od kaucija i režija jednu od
      najdomišljatijih knjiga o gradu koji stalno prima, a nikoga ne pamti.`,
  },
  {
    key: 'lift-ne-radi-od-utorka',
    title: 'Lift ne radi od utorka',
    author: 'Ivor Brezovčan',
    publisher: 'peti-kat',
    released: '2024-10-03',
    pages: 216,
    price: 1390,
    stock: 36,
    genres: ['suvremeni', 'humor', 'grad'],
    sale: { cents: 1090, daysAgo: 15, endsInDays: 15 },
    history: [{ cents: 1190, fromDaysAgo: 70, toDaysAgo: 56 }],
    summary: 'Šesnaest katova, jedna obavijest na vratima i kućni savjet koji prvi put mora razgovarati. Kronika u petnaest stubišta.',
    text: `U utorak lift stane između sedmoga i osmoga. Do petka se osnuju tri čajanke na odmorištima, jedna veza i crna lista. Gospođa Jagoda s
      trinaestoga spušta košaru na špagi, a dostavljač Sead postaje najvažniji čovjek u ulici.

      Brezovčan je pisao scenarije za radio i zna kada treba zalupiti vratima. Ispod vica polako raste pitanje zašto se ljudi koji žive
      trideset centimetara jedni od drugih upoznaju tek kad nešto ne radi.`,
  },
  {
    key: 'nocna-dezurna',
    title: 'Noćna dežurna',
    author: 'Marta Kelentrić',
    publisher: 'nocni-tramvaj',
    released: '2025-11-27',
    pages: 196,
    price: 1490,
    stock: 22,
    genres: ['suvremeni', 'grad', 'psiholoski'],
    member: true,
    summary: 'Ljekarnica radi do jutra, prozorčić je malen, a ljudi kroza nj govore kao u ispovjedaonici.',
    text: `Traže kapi za nos, a žele da ih netko nešto pita. Ana radi noću jer danju ne spava, otkako je u stanu na drugom katu netko prestao hodati.
      Zapisuje u bilježnicu što je tko kupio i u koliko sati. Iz tih popisa počne izrastati uzorak.

      Ne, nije krimić, iako se u jednom času učini da bi mogao biti. Prije je to karta gradske nesanice, crtana rukom žene
      koja zna dozu za sve, osim za sebe. Rečenice su kratke i bijele kao pločice.`,
  },
  {
    key: 'zbirka-tudih-razglednica',
    title: 'Zbirka tuđih razglednica',
    author: 'Vid Gašparac',
    publisher: 'zelena-svjetiljka',
    released: '2023-09-14',
    pages: 324,
    price: 1690,
    stock: 7,
    genres: ['suvremeni', 'povijesni', 'grad'],
    summary: 'Na buvljaku, u kutiji od cipela, netko pedeset godina piše istoj adresi. Umirovljeni poštar odluči odgovoriti.',
    text: `„Draga N., ovdje kiša. Lavovi su manji nego što si mislila.” Tako glasi prva, s Trafalgara, 1956. Ostale stižu iz Splita, Bombaya, Vrnjačke
      Banje, sa Svjetske izložbe u Bruxellesu, potpisane jednim slovom. Nijedna nema marke. Nijedna nije bila poslana.

      Josip je nosio poštu četrdeset godina i zna da pismo ne laže, ali adresa može. Gašparac vodi dvije priče, njegovu i onu s poleđine, pa ih
      spoji ondje gdje se najmanje nadate, na šalteru za preporučene pošiljke.`,
  },
  {
    key: 'sve-sto-je-rekla-gospoda-andelka',
    title: 'Sve što je rekla gospođa Anđelka',
    author: 'Branka Sklepić',
    publisher: 'kuca-na-uglu',
    released: '2026-03-05',
    pages: 176,
    price: 1390,
    stock: 33,
    genres: ['suvremeni', 'humor', 'obiteljski'],
    cover: 'Gospođa Anđelka',
    summary: 'Unuk snima baku za školski zadatak od pet minuta. Baka govori jedanaest sati i sruši nekoliko obiteljskih legendi.',
    text: `Cijeli je roman jedan monolog, s prekidima za kavu, telefon i zamjenu baterija. Gospođa Anđelka prvo objasni kako se pravi gibanica, onda zašto
      djed nije bio u partizanima kad je rekao da jest, pa kako se zapravo zvao ujak iz Clevelanda.

      Branka Sklepić ima apsolutan sluh za zarez, uzdah i „nisam ti ja to rekla”. Kupite dva primjerka. Jedan ćete nekome dati već
      u autobusu, a onda će vam nedostajati.`,
  },
  {
    key: 'kartograf-dvorista',
    title: 'Kartograf dvorišta',
    author: 'Kazimir Frlanić',
    publisher: 'zelena-svjetiljka',
    released: '2025-05-22',
    pages: 240,
    price: 2190,
    hard: true,
    stock: 14,
    genres: ['suvremeni', 'grad', 'psiholoski'],
    summary:
      'Geodet u invalidskoj mirovini premjerava unutrašnja dvorišta donjega grada. U jednome od njih udaljenosti se svaki dan mijenjaju.',
    text: `Grad pokazuje pročelja, a živi iznutra: među konopcima za rublje, kod trešnje između dva kontejnera, iza radionice koja pola stoljeća „upravo
      zatvara”. Emil ondje razapinje mjernu vrpcu i razgovara sa starcima koji pamte gdje je bila pumpa.

      Prelijep, spor, pomalo čudan roman, opremljen crtežima tlocrta koje je načinio sam autor. Kad ga zaklopite, počet ćete gurati
      tuđa vežna vrata. Upozoravamo unaprijed.`,
  },
  {
    key: 'mjesec-dana-bez-ozane',
    title: 'Mjesec dana bez Ozane',
    author: 'Petra Lončarek',
    publisher: 'peti-kat',
    released: '2024-01-25',
    pages: 252,
    price: 1490,
    stock: 0,
    genres: ['suvremeni', 'ljubavni', 'psiholoski'],
    summary: 'Prijateljica prestane odgovarati na poruke. Trideset dana, trideset poglavlja i nijedan dobar razlog.',
    text: `O ljubavnim prekidima napisano je sve. O tome što se događa kad te ostavi najbolja prijateljica gotovo ništa, a boli jednako i još se moraš
      praviti da nije ništa. Iva broji dane, vraća posuđene knjige, prepravlja zajedničke anegdote tako da ostane samo ona.

      Petra Lončarek piše bez samosažaljenja, s humorom koji zapne na pola puta. Do dvadesetoga dana bit ćete na Ivinoj strani. Onda
      progovori Ozana.`,
  },
  {
    key: 'staklarska-ulica',
    title: 'Staklarska ulica',
    author: 'Zora Ivičak',
    publisher: 'zelena-svjetiljka',
    released: '2025-10-16',
    pages: 448,
    price: 2690,
    hard: true,
    stock: 25,
    genres: ['povijesni', 'grad', 'obiteljski'],
    member: true,
    evening: '2025-10-16T19:00',
    summary: 'Obitelj staklara, od prve gradske plinske svjetiljke do prve neonske reklame. Povijesni roman koji svijetli iznutra.',
    text: `Godine 1863. stari Pfeifer puše prva stakla za ulične svjetiljke i tvrdi da je time noć dobila vlasnika. Njegova praunuka 1931. savija cijev
      za kino i misli isto, samo joj nitko ne vjeruje jer je žena i jer se smije dok radi.

      Između njih stane potres, jedan bankrot, dvije emigracije i zdjela koju svi žele naslijediti, a nitko se ne usudi oprati. Zora Ivičak
      istraživala je sedam godina i mudro sakrila većinu toga. Ostalo je ono što se vidi kad se staklo digne prema prozoru.`,
  },
  {
    key: 'covjek-koji-je-popravljao-radije',
    title: 'Čovjek koji je popravljao radije',
    author: 'Hrvoje Cvitanušić',
    publisher: 'naklada-vodenica',
    released: '2023-04-06',
    pages: 232,
    price: 1390,
    stock: 13,
    genres: ['suvremeni', 'grad'],
    cover: 'Čovjek koji popravlja radije',
    sale: { cents: 1050, daysAgo: 33, endsInDays: 5 },
    summary:
      'U radionici od devet kvadrata popravlja se sve osim onoga što je mušterija zapravo donijela. Mala knjiga o vještini slušanja.',
    text: `Stjepan lemi, mušterija čeka i tišinu nečim treba popuniti. Tako u radionicu na Kvatriću, među katodne cijevi i kutije s gumbima, stignu
      razvodi, nagluhe majke i jedan ministar s pokvarenim tranzistorom svojega djeda.

      Cvitanušić nikamo ne žuri i ne podiže glas. Događa se točno onoliko koliko se dogodi u radnji u kojoj se zna red.
      A onda netko donese radio koji je Stjepan već jednom popravio, u travnju 1979.`,
  },
]
