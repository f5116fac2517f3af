import type { SeedProduct } from '@/demo/model/types'

export type SeedManufacturer = { key: string; name: string; address: string; email: string }

/** Responsible manufacturers of goods other than books (Regulation (EU) 2023/988). Invented. */
export const seedManufacturers: SeedManufacturer[] = [
  { key: 'pod-lampom', name: 'Pod lampom d.o.o.', address: 'Tiha ulica 7, 10000 Zagreb, Hrvatska', email: 'knjizara@podlampom.example' },
  {
    key: 'papirni-brod',
    name: 'Papirni brod, knjigoveški obrt',
    address: 'Mlinska 18, 47000 Karlovac, Hrvatska',
    email: 'radionica@papirnibrod.example',
  },
  {
    key: 'cetvrti-kut',
    name: 'Četvrti kut, obrt za tekstil i keramiku',
    address: 'Lončarska 4, 42000 Varaždin, Hrvatska',
    email: 'javi-se@cetvrtikut.example',
  },
]

type Safety = { manufacturer: string; note: string | null }

const byCategory: Record<string, Safety> = {
  papirnica: {
    manufacturer: 'papirni-brod',
    note: 'Rubovi papira i metalni dijelovi mogu biti oštri. Nije igračka; čuvajte izvan dohvata djece mlađe od 3 godine.',
  },
  'salice-i-torbe': {
    manufacturer: 'cetvrti-kut',
    note: 'Prije prve upotrebe operite. Vezice i ručke ne ostavljajte maloj djeci bez nadzora.',
  },
  darovi: {
    manufacturer: 'pod-lampom',
    note: 'Sitni dijelovi nisu za djecu mlađu od 3 godine.',
  },
}

/** Safety notes by the kind of drawing. */
const byThing: Record<string, string> = {
  candle: 'Svijeću ne ostavljajte bez nadzora i držite je podalje od zavjesa, knjiga i djece.',
  tea: 'Čuvajte na suhom i tamnom mjestu, dobro zatvoreno. Može sadržavati tragove orašastih plodova.',
}

/** Null for books and files, which need no safety information. */
export function safetyOf({ categories, art }: Pick<SeedProduct, 'categories' | 'art'>): Safety | null {
  const named = categories.find((key) => Object.hasOwn(byCategory, key))
  const safety = named === undefined ? undefined : byCategory[named]
  if (!safety) return null
  const [drawn] = art
  return { ...safety, note: (drawn?.kind === 'object' && byThing[drawn.object]) || safety.note }
}
