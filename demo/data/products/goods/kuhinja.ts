import type { BookRow } from '@/demo/data/products/rows/book'

export const kitchen: BookRow[] = [
  {
    key: 'nedjeljni-rucak',
    title: 'Nedjeljni ručak',
    author: 'Biserka Molnarec',
    publisher: 'slana-zlica',
    released: '2026-09-15',
    pages: 272,
    price: 3290,
    hard: true,
    size: '195 × 255 mm',
    stock: 43,
    genres: ['kuhanje', 'obiteljski'],
    member: true,
    dedication: true,
    scene: ['window', 1],
    evening: '2026-09-20T12:00',
    summary: 'Pedeset i dva ručka, po jedan za svaku nedjelju, od juhe do kolača. Kuharica koja računa i na gosta koji nije najavljen.',
    text: `Juha se stavlja u osam. Dok se kuha, piše Biserka Molnarec, ima vremena za misu, svađu ili poglavlje. Jelovnici su poredani po godini, pa se šparoge ne spominju u studenom ni bundeva u svibnju, a uz svaki stoji raspored: kad što ide na vatru i tko za to vrijeme
      može guliti.

      Autorica je trideset godina vodila školsku kuhinju i zna skuhati za četvero kao i za četiri stotine. Upute su joj kratke, bez ukrasa, a mjere prave. Isprobali smo osamnaest ručkova. Žalimo samo što nismo isprobali više.`,
  },
  {
    key: 'brudet-i-druge-istine',
    title: 'Brudet i druge istine',
    author: 'Frane Kalebić Rat',
    publisher: 'slana-zlica',
    released: '2025-05-29',
    pages: 224,
    price: 2690,
    hard: true,
    stock: 26,
    genres: ['kuhanje', 'more', 'humor'],
    sale: { cents: 2090, daysAgo: 17, endsInDays: 13 },
    summary: 'Ribarska kuharica s četrdeset recepata i osamdeset mišljenja. Brudet se ne miješa, nego trese, i o tome nema razgovora.',
    text: `Frane je kuhao na koćarici, poslije u konobi, poslije samo za one koji mu se sviđaju. Za svaku ribu kaže kad joj je vrijeme, koliko košta kad je poštena i što s njom ne smiju raditi ljudi iz unutrašnjosti.

      Poglavlje *Jeftine ribe* vrijedi cijele knjige: bukve, srdele, girice, ugor, sve ono što nitko ne slika. Recepti su jednostavni. Teško je, piše, samo nabaviti prijatelje koji dođu na vrijeme.`,
  },
  {
    key: 'knjiga-kruha',
    title: 'Knjiga kruha',
    author: 'Ana Peklić',
    publisher: 'slana-zlica',
    released: '2024-02-01',
    pages: 208,
    price: 2490,
    hard: true,
    stock: 17,
    genres: ['kuhanje'],
    summary: 'Brašno, voda, sol, vrijeme. Dvadeset i pet kruhova i jedan kvasac kojemu ćete dati ime.',
    text: `Prvih trideset stranica ne pečete ništa. Gledate, mirišete, hranite staklenku i čitate o tome kako je autorica, po zanimanju violinistica, ostala bez orkestra i našla posao u pekari. Tijesto je, kaže, također glazba koja se ne smije požurivati.

      Zatim počinju kruhovi: kukuruzni, raženi, pogača ispod peke, krušni vijenac. Ako prvi ne uspije, postoji stranica s naslovom *Što je pošlo po zlu*, s dvadeset i jednim odgovorom. Našli smo se u četiri.`,
  },
  {
    key: 'kolaci-iz-ladice',
    title: 'Kolači iz ladice',
    author: 'Mirjana i Eva Topljak',
    publisher: 'slana-zlica',
    released: '2026-02-03',
    pages: 192,
    price: 2390,
    hard: true,
    stock: 31,
    genres: ['kuhanje', 'dnevnik'],
    member: true,
    summary: 'Majka i kći odgonetaju bakin rukopis: „maslaca koliko treba”. Šezdeset kolača s papirića, omotnica i poleđine računa.',
    text: `U ladici su bila sto dvadeset i tri papirića. Na nekima nedostaje količina, na nekima jaje, na jednome piše samo „kao Ružin, ali bolji”. Mirjana je pekla, Eva zapisivala i vagala, i zajedno su zaključile da baka nije zaboravljala, nego štitila.

      Sada je sve točno, u gramima, s bakinim opaskama u kurzivu. Bajadera, breskvice, šape, londoner, čupavci. Uvez je šivan, pa knjiga na stolu ostane otvorena.`,
  },
  {
    key: 'povrce-bez-isprike',
    title: 'Povrće bez isprike',
    author: 'Luka Radolović Zelen',
    publisher: 'slana-zlica',
    released: '2025-04-10',
    pages: 216,
    price: 2290,
    stock: 22,
    genres: ['kuhanje', 'priroda'],
    summary: 'Kuharica u kojoj nitko ne glumi meso. Kelj, bob, artičoka i koraba napokon u glavnoj ulozi.',
    text: `Autor ima vrt od petsto kvadrata i jednu tvrdoglavu tikvicu. Recepti kreću od onoga čega upravo ima previše, jer je to, po njemu, jedini pošten povod kuhanju. Kolovoz zato ima sedamnaest stranica.

      Nema zamjena, propovijedi ni riječi „super”. Ima mnogo limuna, vatre i oraha. Juhi od mahuna graška nismo vjerovali. Pa smo je skuhali.`,
  },
  {
    key: 'corba-za-pocetnike',
    title: 'Čorba za početnike',
    author: 'Ratko Sokolar',
    publisher: 'tri-duda',
    released: '2023-09-07',
    pages: 160,
    price: 1390,
    stock: 28,
    genres: ['kuhanje', 'humor'],
    summary: 'Prva kuharica za one koji su upravo iselili od roditelja, bilo u devetnaestoj ili u pedeset i trećoj.',
    text: `Počinje poglavljem *Ovo je lonac*. Dalje uči kako se poznaje da voda vrije, zašto se luk reže prvi i što se može skuhati od stvari koje su ostale poslije rastave. Svaki recept ima ocjenu stida, od jedan do pet, ovisno o tome smijete li ga priznati gostima.

      Sokolar je smiješan, ali kuha ozbiljno. Tko dođe do zadnje stranice, zna napraviti gulaš, rižoto, palačinke i dojam.`,
  },
  {
    key: 'zimnica',
    title: 'Zimnica',
    author: 'Verica Domjan Šipek',
    publisher: 'slana-zlica',
    released: '2025-08-21',
    pages: 184,
    price: 1990,
    stock: 3,
    genres: ['kuhanje', 'selo'],
    scene: ['shelf', 7],
    summary:
      'Ajvar, pekmez, kiseli kupus i sve što se od kolovoza do studenoga stavlja pod poklopac. S kalendarom i tiskanim naljepnicama.',
    text: `U ostavi Verice Domjan Šipek red je kao u ljekarni. Police su označene godinama, a iza kompota od dunja stoji nekoliko staklenki za koje kaže da su političke i da se ne otvaraju.

      Sve je prilagođeno stanu, manjem loncu i susjedima koji osjete ocat. Kiselina, šećer i sterilizacija objašnjeni su tako da vam ništa ne eksplodira. Na zadnjem arku je šezdeset naljepnica s mjestom za ime i datum, a jedna već ima natpis *Ne diraj, za Božić*.`,
  },
]
