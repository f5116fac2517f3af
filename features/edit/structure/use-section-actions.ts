import { useTranslations } from 'next-intl'
import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import { copySections, pasteChanges } from '@/lib/documents/clipboard'
import type { Document, DocumentSection } from '@/lib/documents/document'
import { newDocumentId } from '@/lib/documents/new-ids'
import { sectionTypes } from '@/lib/documents/section-types'
import { hideSection, settingsOf, type Device } from '@/lib/documents/section-settings'
import { addSection, duplicateSection, orderedSections, removeSection, type InsertTarget } from '@/lib/documents/sections'
import { announce } from '../announce'
import { addLinks, addPictures, editStore, commitEdit, select } from '../store/edit-store'
import type { HistoryLabel } from '../store/history'
import { saveAll } from '../store/saving'
import { copyByCommand } from './clipboard-data'
import { hasRoomFor, hasSections, isAllowedIn, regionOf, openDocumentOf } from './documents'
import { keepFocus } from './keep-focus'
import { planMove, type MoveTarget } from './plan-move'
import { goToSection, sectionAt, type SectionRef } from './section-ref'
import { useSectionTitle } from './use-section-title'

export type SectionActions = ReturnType<typeof useSectionActions>

/** Everything that can be done with a whole section; each is one step of the history and is announced. */
export function useSectionActions() {
  const t = useTranslations('edit.structure')
  const titleOf = useSectionTitle()

  function target(ref: SectionRef): { document: Document; section: DocumentSection; name: string } | null {
    const document = openDocumentOf(ref.key)
    const section = document?.sections[ref.section]
    return document && section && hasSections(ref.key) ? { document, section, name: titleOf(section.type) } : null
  }

  function hasRoom(document: Document, count: number) {
    if (hasRoomFor(document, count)) return true
    toastError(t('full'))
    return false
  }

  function move(ref: SectionRef, to: MoveTarget) {
    const found = target(ref)
    const plan = found && planMove(found.document, ref.section, to)
    if (!found || !plan) return
    const { changes, position, total } = plan
    const { name } = found
    if (changes.length === 0) {
      announce(t('stays', { name, position, total }))
      return
    }
    keepFocus(() => commitEdit({ label: { message: 'move', section: found.section.type }, changes: [{ key: ref.key, changes }] }))
    announce(t('moved', { name, position, total }))
    goToSection(ref)
  }

  function duplicate(ref: SectionRef) {
    const found = target(ref)
    if (!found || !hasRoom(found.document, 1)) return
    const changes = duplicateSection(found.document, ref.section, newDocumentId)
    commitEdit({ label: { message: 'duplicate', section: found.section.type }, changes: [{ key: ref.key, changes }] })
    announce(t('duplicated', { name: found.name }))
    goToNew(ref.key, changes[0]?.section, { focus: isOnCanvas() })
  }

  function remove(ref: SectionRef, { isCut = false } = {}) {
    const found = target(ref)
    if (!found) return
    const ordered = orderedSections(found.document)
    const at = ordered.findIndex(({ id }) => id === ref.section)
    const next = ordered[at + 1] ?? ordered[at - 1]
    commitEdit({
      label: { message: 'remove', section: found.section.type },
      changes: [{ key: ref.key, changes: removeSection(found.document, ref.section) }],
    })
    if (!isCut) announce(t('removed', { name: found.name }))
    toastInfo(t(isCut ? 'cutHint' : 'removedHint', { name: found.name }), { duration: isCut ? 10_000 : 6000 })
    if (next) goToSection({ key: ref.key, section: next.id }, { focus: isOnCanvas(), scroll: false })
    else select(null)
  }

  function insert(key: string, { section, place }: { section: Omit<DocumentSection, 'pos'> & { type: string }; place: InsertTarget }) {
    const document = openDocumentOf(key)
    if (!document || !hasRoom(document, 1)) return null
    const changes = addSection(document, { section, place, newId: newDocumentId })
    commitEdit({ label: { message: 'add', section: section.type }, changes: [{ key, changes }] })
    announce(t('added', { name: titleOf(section.type) }))
    return goToNew(key, changes[0]?.section)
  }

  function toggleHidden(ref: SectionRef, device: Device) {
    const document = openDocumentOf(ref.key)
    const section = sectionAt(ref)
    if (!document || !section) return
    const hidden = !settingsOf(section).hide[device]
    change(ref, { message: 'hide', section: section.type }, hideSection(document, ref.section, { device, hidden }))
    announce(t(hidden ? `hide.${device}.done` : `show.${device}.done`, { name: titleOf(section.type) }))
  }

  function copyToClipboard(ref: SectionRef) {
    const document = openDocumentOf(ref.key)
    if (document) copyByCommand(copySections(document, [ref.section]))
  }

  function copy(ref: SectionRef) {
    const section = sectionAt(ref)
    if (!section) return
    copyToClipboard(ref)
    toastInfo(t('copied', { name: titleOf(section.type) }))
  }

  function cut(ref: SectionRef) {
    if (!target(ref)) return
    copyToClipboard(ref)
    remove(ref, { isCut: true })
  }

  /** Sections of any page; those that cannot stand here are left out with a word. */
  function paste(key: string, { sections, place }: { sections: readonly DocumentSection[]; place: InsertTarget }) {
    const document = openDocumentOf(key)
    if (!document || !hasSections(key)) return
    const region = regionOf(key, document)
    const allowed = sections.filter(({ type }) => isAllowedIn(type, region) && isKnownType(type))
    if (allowed.length < sections.length) toastInfo(t('notAllowed'))
    const [first] = allowed
    if (!first || !hasRoom(document, allowed.length)) return
    const changes = pasteChanges(document, allowed, { place, newId: newDocumentId })
    commitEdit({ label: { message: 'paste', section: first.type }, changes: [{ key, changes }] })
    announce(t('pasted', { count: allowed.length, name: titleOf(first.type) }))
    goToNew(key, changes[0]?.section, { focus: isOnCanvas() })
    void loadReferences(key)
  }

  return { move, duplicate, remove, insert, toggleHidden, copy, cut, paste }
}

function change(ref: SectionRef, label: HistoryLabel, changes: ReturnType<typeof removeSection>) {
  commitEdit({ label, changes: [{ key: ref.key, changes }] })
}

/** `focus`: the focus goes to the new section's toolbar, since that of the one before is gone. */
function goToNew(key: string, section: string | undefined, { focus = false } = {}): SectionRef | null {
  if (section === undefined) return null
  const ref = { key, section }
  // After React has shown it.
  requestAnimationFrame(() => sectionAt(ref) && goToSection(ref, { focus }))
  return ref
}

/** Another version's type: the server takes it only where the site has one (docs/rules/editing.md#new-section-types). */
function isKnownType(type: string) {
  const open = Object.values(editStore.getState().documents).flatMap(({ draft, published }) => [
    draft.document,
    ...(published ? [published] : []),
  ])
  return sectionTypes.includes(type) || open.some(({ sections }) => Object.values(sections).some((section) => section.type === type))
}

/** Pictures and link targets of a pasted section may be unknown on this page; the saved draft brings them. */
async function loadReferences(key: string) {
  try {
    await saveAll()
    const { pictures, links } = await call(draftApi.get, { key })
    addLinks(links)
    addPictures(Object.values(pictures).filter(({ id }) => !editStore.getState().pictures[id]))
  } catch {
    // Saving tells of its failures itself.
  }
}

/** Whether the keyboard goes on at the canvas; the outline keeps the focus in its tree. */
const isOnCanvas = () => !document.activeElement?.closest('[data-outline-section], [data-edit-region]')
