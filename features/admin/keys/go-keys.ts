import { officePlaces, type OfficePlace } from '@/features/admin/shell/navigation/office-places'

/** The key after G that opens a screen: the first letter of its Croatian name where that is free. */
const letters: Partial<Record<OfficePlace['key'], string>> = {
  overview: 'p',
  orders: 'n',
  returns: 'v',
  invoices: 'r',
  customers: 'k',
  stock: 'z',
  events: 'd',
  forms: 'o',
  media: 'm',
}

type GoKey = { keys: string; place: OfficePlace }

/** The screens that keys open, of those that a person may open. */
export function goKeys(rights: Parameters<typeof officePlaces>[0]): GoKey[] {
  return officePlaces(rights)
    .flat()
    .flatMap((place) => (letters[place.key] ? [{ keys: `g ${letters[place.key]}`, place }] : []))
}
