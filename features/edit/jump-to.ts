import { select } from './edit-store'

/** A place in a document; `name` is the field's for people, which its element carries. */
export type Place = { key: string; section: string; path: string[]; name?: string }

/** Selects a section, scrolls to it and gives its field the focus. */
export function jumpTo({ key, section, path, name }: Place) {
  select({ key, section, path })
  const element = document.querySelector(`[data-edit-key="${CSS.escape(key)}"][data-edit-section="${CSS.escape(section)}"]`)
  if (!element) return
  const field = name ? element.querySelector(`[aria-label="${CSS.escape(name)}"]`) : null
  const target = field ?? element
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}
