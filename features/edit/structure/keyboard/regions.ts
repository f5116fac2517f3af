import { orderedSections } from '@/lib/documents/sections'
import { arrangedKey, openDocumentOf } from '../documents'
import { goToSection, selectedSection } from '../section-ref'

const names = ['page', 'bar', 'panel'] as const

/** Moves the focus between the page, the edit bar and the open panel (docs/rules/editing.md#escape). */
export function focusRegion(step: 1 | -1) {
  const shown = names.filter((name) => name === 'page' || elementOf(name))
  const current = document.activeElement?.closest<HTMLElement>('[data-edit-region]')?.dataset.editRegion
  const at = Math.max(
    0,
    shown.findIndex((name) => name === current),
  )
  const next = shown[(at + step + shown.length) % shown.length]
  if (next === undefined || next === 'page') focusPage()
  else firstControl(elementOf(next))?.focus()
}

const focusable = 'button:not(:disabled),a[href],input:not(:disabled),select,textarea,[tabindex="0"]'

/** In the outline its current row. */
function firstControl(region: HTMLElement | null) {
  return region?.querySelector<HTMLElement>('[role="tree"] [tabindex="0"]') ?? region?.querySelector<HTMLElement>(focusable)
}

function elementOf(region: 'bar' | 'panel') {
  return document.querySelector<HTMLElement>(`[data-edit-region="${region}"]`)
}

/** The toolbar of the selected section, or of the first. */
function focusPage() {
  const selected = selectedSection()
  const key = arrangedKey()
  const page = key === null ? undefined : openDocumentOf(key)
  const first = page && orderedSections(page)[0]
  const ref = selected ?? (key !== null && first ? { key, section: first.id } : null)
  if (ref) goToSection(ref, { focus: true })
}
