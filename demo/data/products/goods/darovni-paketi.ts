import type { SeedProduct } from '@/demo/model/types'
import { type GoodsRow, goods } from '@/demo/data/products/rows/goods'

type GiftSetRow = Omit<GoodsRow, 'stock'> & { parts: string[] }

const card = { key: 'cestitka', type: 'text' as const, label: 'Tekst na čestitki', required: false, maxLength: 200, priceCents: 0 }

const giftSetRows: GiftSetRow[] = [
  {
    key: 'paket-prvi-snijeg',
    name: 'Darovni paket „Prvi snijeg”',
    price: 3590,
    addedDaysAgo: 18,
    drawing: ['giftset', 'petrol'],
    weight: 880,
    featured: true,
    member: true,
    parts: ['snijeg-za-katarinu', 'caj-drugo-poglavlje', 'salica-do-dva-poglavlja'],
    customOptions: [
      card,
      { key: 'stranica', type: 'number', label: 'Na kojoj stranici da čestitka čeka', required: false, min: 1, max: 260, priceCents: 0 },
    ],
    summary: 'Roman za zimu, čaj s narančom i šalica u boji koju sami odaberete. Jedino što morate dodati jest prozor.',
    text: `Složili smo ga jednog studenog kad je u knjižari pukao radijator. *Snijeg za Katarinu* čita se otprilike tri šalice, a „Drugo poglavlje” prelijeva se dvaput, pa se sve poklopi.

      Boju šalice birate vi. Čestitku prepisujemo rukom i stavljamo u knjigu, po želji na točno određenu stranicu. Ljudi traže neobične brojeve i nikad ne pitamo zašto.`,
  },
  {
    key: 'paket-more-i-mrtvac',
    name: 'Darovni paket „More i mrtvac”',
    price: 4190,
    addedDaysAgo: 12,
    drawing: ['giftset', 'opeka'],
    weight: 1050,
    parts: ['mrtvac-na-pasareli', 'bonaca', 'platnena-torba-pod-lampom'],
    customOptions: [card],
    summary: 'Oba slučaja inspektorice Bruke Antičević u platnenoj torbi po izboru. Za plažu, vikendicu i duge zimske večeri.',
    text: `Dva krimića koja se mogu pojesti jedan za drugim, uz torbu u koju poslije stanu ručnik, breskve i malo opravdane sumnje prema skiperima.

      Veličinu i boju torbe odaberite prije nego što dodate paket u košaricu. Pakiramo u smeđi papir i vežemo mornarskim uzlom, koji se razveže na jedan potez. Obično.`,
  },
  {
    key: 'paket-prva-polica',
    name: 'Darovni paket „Prva polica”',
    price: 4490,
    addedDaysAgo: 75,
    drawing: ['giftset', 'jantar'],
    weight: 1240,
    also: ['za-djecu'],
    member: true,
    parts: ['tko-je-ugasio-mjesec', 'medo-ne-da-knjigu', 'gdje-spavaju-brodovi', 'vreca-za-knjige-na-vezicu'],
    customOptions: [card],
    summary: 'Tri slikovnice i mala vreća u kojoj ih se može nositi svagdje, pa i u krevet. Najčešći dar za rođenja i prve rođendane.',
    text: `Tri slikovnice, tri razine buke: jedna za čuđenje, jedna za smijeh i jedna za spavanje. Vreća je po mjeri djeteta; boju odaberite prema čarapama.

      U paketu je i papirnata polica za slaganje, na koju stane prvih deset knjiga. Jedanaesta je već namještaj.`,
  },
  {
    key: 'paket-pisaca-soba',
    name: 'Darovni paket „Pisaća soba”',
    price: 4990,
    addedDaysAgo: 140,
    drawing: ['giftset', 'tinta'],
    weight: 690,
    also: ['papirnica'],
    parts: ['nalivpero-od-mjedi', 'papir-za-pisma', 'biljeznica-vodenica'],
    customOptions: [card],
    summary: 'Mjedeno nalivpero, papir za pisma i bilježnica s listovima po vašem izboru. Za nekoga tko već dugo „samo što nije počeo”.',
    text: `Romani se ne pišu alatom, no dobar alat oduzme jedan izgovor. U paketu su pero koje teži koliko i odluka, papir na kojem se griješi s užitkom i bilježnica prema naravi pisca.

      Odaberite listove i boju korica. Za pjesnike savjetujemo prazno, za prozaike crte, za one s rokom kvadratiće.`,
  },
  {
    key: 'paket-goticka-vecer',
    name: 'Darovni paket „Gotička večer”',
    price: 6190,
    addedDaysAgo: 33,
    drawing: ['giftset', 'sljiva'],
    weight: 1690,
    parts: ['frankenstein', 'crni-macak', 'svijeca-stara-knjiznica', 'kozni-stranicnik'],
    customOptions: [card],
    summary: 'Mary Shelley, Poe, svijeća i kožni straničnik u boji po želji. Grmljavina se naručuje zasebno.',
    text: `Za večeri kada se žarulja čini neprikladnom. Kreće se s *Crnim mačkom*, po jedna priča na svijeću, a *Frankenstein* dolazi poslije ponoći, kad se već čuje kako kuća diše.

      Straničnik odaberite prema vlastitoj tami: tinta, šljiva, mahovina ili, za optimiste, opeka. Paket umatamo u crni papir i šaljemo danju.`,
  },
]

/** A gift set counts no stock of its own: what is there follows from its parts. */
export const giftSets: SeedProduct[] = giftSetRows.map((row, index) => {
  const [product] = goods({ code: 'PAK', category: 'darovni-paketi' }, [{ ...row, stock: 0 }])
  if (!product) throw new Error(`No product came of '${row.key}'`)
  const sku = `PAK-${String(index + 1).padStart(3, '0')}`
  return { ...product, sku, format: 'bundle', stock: null, parts: row.parts.map((key) => ({ product: key, quantity: 1 })) }
})
