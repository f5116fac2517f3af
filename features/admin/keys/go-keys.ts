import { officeScreens, type OfficeScreen } from '@/features/admin/shell/navigation/office-screens'

/** The key after G that opens a screen: the first letter of its Croatian name where that is free. */
const letters: Partial<Record<OfficeScreen['key'], string>> = {
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

type GoKey = { keys: string; screen: OfficeScreen }

/** The screens that keys open, of those that a person may open. */
export function goKeys(rights: Parameters<typeof officeScreens>[0]): GoKey[] {
  return officeScreens(rights)
    .flat()
    .flatMap((screen) => (letters[screen.key] ? [{ keys: `g ${letters[screen.key]}`, screen }] : []))
}
