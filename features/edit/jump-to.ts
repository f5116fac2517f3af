import { masterKey } from '@/lib/documents/masters/master-edits'
import { masterOf } from '@/lib/documents/masters/masters'
import { editStore, select } from './store/edit-store'

/** A section or field of a document; `name` is the field's label, by which its element is found, `text` the words of a link in it. */
export type DocumentLocation = { key: string; section: string; path: string[]; name?: string; text?: string }

/** Selects a section, scrolls to it and gives its field the focus. */
export function jumpTo(location: DocumentLocation) {
  const { key, section, path, name, text } = shownLocation(location)
  select({ key, section, path })
  const element = document.querySelector(`[data-edit-key="${CSS.escape(key)}"][data-edit-section="${CSS.escape(section)}"]`)
  if (!element) return
  const field = name ? element.querySelector(`[aria-label="${CSS.escape(name)}"]`) : null
  const link = text ? [...element.querySelectorAll('a')].find((one) => one.textContent?.includes(text)) : undefined
  const target = link ?? field ?? element
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}

/** A location in a master's document is on the canvas in the first section that refers to it. */
function shownLocation(location: DocumentLocation): DocumentLocation {
  if (!location.key.startsWith('master:')) return location
  const uses = Object.entries(editStore.getState().documents).flatMap(([key, { draft }]) =>
    Object.entries(draft.document.sections).flatMap(([section, stored]) => {
      const id = masterOf(stored)
      return id !== null && masterKey(id) === location.key ? [{ ...location, key, section }] : []
    }),
  )
  return uses[0] ?? location
}
