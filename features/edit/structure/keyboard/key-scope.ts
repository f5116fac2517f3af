import { worksInFields, type Shortcut } from '@/lib/browser/shortcuts'

/** What has the focus: a field on the canvas, a control of a form, a dialog or menu, or none of them. */
export type KeyScope = 'page' | 'field' | 'form' | 'dialog'

const dialogs = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'
const controls = 'input:not([type="checkbox"],[type="radio"],[type="button"],[type="submit"]),textarea,select'

export function scopeOf(target: EventTarget | null): KeyScope {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(dialogs)) return 'dialog'
  if (target.closest(controls)) return 'form'
  return target.closest('[role="textbox"],[contenteditable]:not([contenteditable="false"])') ? 'field' : 'page'
}

const inForms: ReadonlySet<Shortcut> = new Set<Shortcut>(['save', 'view', 'palette', 'escape', 'nextRegion', 'previousRegion'])

/** Whether the edit mode takes a shortcut over; in a dialog none, in a control those that no control has. */
export function isTakenOver(shortcut: Shortcut, scope: KeyScope): boolean {
  switch (scope) {
    case 'page':
      return true
    case 'field':
      return worksInFields(shortcut)
    case 'form':
      return inForms.has(shortcut)
    case 'dialog':
      return false
  }
  throw new Error(`No such scope: ${scope satisfies never}`)
}

/** What Escape selects: the list item around a field, the item around that, then the section itself; null beyond the section. */
export function outerPath(path: readonly string[]): string[] | null {
  if (path.length === 0) return null
  const item = path.slice(0, -1).findLastIndex((segment) => segment.startsWith('#'))
  return path.slice(0, item + 1)
}
