import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'

/** px on a page of full width: what the logo and the icons leave, and what an item of ordinary size takes. */
const room = 700
const letter = 8
const padding = { plain: 24, withSubmenu: 38 }

/** Whether the items of the main menu fit on one line only with smaller letters and gaps. An estimate, so that the server decides and nothing moves later. */
export function isLongMenu(menu: readonly Pick<NavigationItem, 'title' | 'children'>[]): boolean {
  const widths = menu.map(({ title, children }) => title.length * letter + (children.length > 0 ? padding.withSubmenu : padding.plain))
  return widths.reduce((sum, width) => sum + width, 0) > room
}
