import type { GoodsRow } from '@/demo/data/products/rows/goods'

/**
 * The retail price is one parcel without a promise; each plan is cheaper per parcel. The texts promise no interval and no renewal: without PayPal only one
 * parcel is sold (docs/rules/catalog.md#subscription-plans), and the page says which of the two it is.
 */
export const subscriptions: GoodsRow[] = [
  {
    key: 'pretplata-roman-mjeseca',
    name: 'Pretplata „Roman mjeseca”',
    price: 2190,
    stock: 120,
    addedDaysAgo: 690,
    drawing: ['box', 'petrol'],
    label: 'Roman mjeseca',
    weight: 520,
    vat: 5,
    member: true,
    featured: true,
    subscription: [
      { label: 'Svaki mjesec', everyMonths: 1, cents: 1890 },
      { label: 'Svaka dva mjeseca', everyMonths: 2, cents: 1990 },
      { label: 'Svako godišnje doba', everyMonths: 3, cents: 2090 },
    ],
    customOptions: [
      {
        key: 'nedocitano',
        type: 'text',
        label: 'Zadnja knjiga koju ste ostavili nedočitanu',
        required: false,
        maxLength: 120,
        priceCents: 0,
      },
    ],
    summary: 'Jedan nov domaći ili prevedeni roman, pismo knjižarice i straničnik kojega nema u prodaji.',
    text: `Knjigu biramo glasanjem za dugim stolom, uz svađu koju ste možda čuli s ulice. Uz nju stavljamo pismo na jednoj stranici: zašto baš ta, gdje je najbolja i na kojem mjestu smijete odustati.

      Ako ste roman već pročitali, javite se i zamijenit ćemo ga.`,
  },
  {
    key: 'pretplata-krimi-ponoc',
    name: 'Pretplata „Krimić prije ponoći”',
    price: 1990,
    stock: 80,
    addedDaysAgo: 350,
    drawing: ['box', 'tinta'],
    label: 'Prije ponoći',
    weight: 450,
    vat: 5,
    subscription: [
      { label: 'Svaki mjesec', everyMonths: 1, cents: 1690 },
      { label: 'Svaka dva mjeseca', everyMonths: 2, cents: 1790 },
    ],
    summary: 'Jedan krimić, omotan tako da ne znate tko ga je napisao. Ime ubojice u zapečaćenoj omotnici, za nestrpljive.',
    text: `Paket je crn, a na njemu piše samo datum i stupanj opasnosti od jedan do pet. Unutra su roman, vrećica čaja za miran san i list za bilježenje sumnjivaca.

      Omotnicu s rješenjem dosad je otvorilo sedam posto čitatelja. Znamo tko su. Ništa im ne zamjeramo, ali znamo.`,
  },
  {
    key: 'pretplata-mali-citatelj',
    name: 'Pretplata „Mali čitatelj”',
    price: 2490,
    stock: 100,
    addedDaysAgo: 520,
    drawing: ['box', 'jantar'],
    label: 'Mali čitatelj',
    weight: 780,
    vat: 5,
    also: ['za-djecu'],
    member: true,
    subscription: [
      { label: 'Svaki mjesec', everyMonths: 1, cents: 2190 },
      { label: 'Svaka dva mjeseca', everyMonths: 2, cents: 2290 },
      { label: 'Svako godišnje doba', everyMonths: 3, cents: 2390 },
    ],
    customOptions: [{ key: 'godine', type: 'number', label: 'Koliko čitatelj ima godina', required: true, min: 1, max: 12, priceCents: 0 }],
    summary:
      'Dvije knjige prema dobi i jedan zadatak koji se ne može riješiti na zaslonu. Adresirano na dijete, vlastitim imenom i prezimenom.',
    text: `Djeca rijetko dobivaju poštu, a to je šteta, jer je znaju otvoriti kako treba. Knjige biramo prema godinama koje upišete: što je s četiri bilo čudo, s pet je već za bebe.

      Zadaci su različiti: pronaći u kvartu slovo Ž, smisliti ime za nečiju mačku, napisati nam pismo. Na svako pismo odgovaramo. Zasad ih je stiglo osamsto i četiri.`,
  },
]
