'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useEditStore } from '../../store/edit-store'
import { goToSection, elementOf, firstTextOf } from '../section-ref'
import { useSectionActions } from '../use-section-actions'
import { useSectionTitle } from '../use-section-title'
import { OutlineItem } from './outline-item'
import { sectionRowId, type OutlineRow } from './outline-rows'
import { treeStep } from './tree-keys'
import { useOutlineDrag } from './use-outline-drag'

type OutlineTreeProps = { rows: readonly OutlineRow[]; onOpenChange: (key: string, isOpen: boolean) => void }

const typingPauseMs = 600

/** One stop of the Tab key (ARIA pattern "tree view"). The selection follows the focus, so that every shortcut means the focused section. */
export function OutlineTree({ rows, onOpenChange }: OutlineTreeProps) {
  const t = useTranslations('edit.structure')
  const titleOf = useSectionTitle()
  const actions = useSectionActions()
  const tree = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const hadFocus = useRef(false)
  const [document, setDocument] = useState<string | null>(null)
  const selection = useEditStore((state) => state.selection)
  const drag = useOutlineDrag((ref, index) => actions.move(ref, index))

  const selected = selection && sectionRowId(selection)
  const wanted = document ?? selected
  const current = rows.find(({ id }) => id === wanted)?.id ?? rows.find(({ level }) => level === 2)?.id ?? rows[0]?.id ?? null
  const labelOf = (row: OutlineRow) => (row.level === 1 ? t(`outline.kinds.${row.region}`) : titleOf(row.type))

  // A removed or moved row takes the focus with it; after every render, since any may have moved one.
  useEffect(() => {
    const isLost = window.document.activeElement === window.document.body
    if (hadFocus.current && isLost && current !== null) rowElement(tree.current, current)?.focus({ preventScroll: true })
  })

  function focusRow(id: string) {
    rowElement(tree.current, id)?.focus()
  }

  function choose(row: OutlineRow) {
    hadFocus.current = true
    if (row.level === 1) setDocument(row.id)
    else {
      setDocument(null)
      if (row.id !== selected) goToSection({ key: row.key, section: row.section })
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const at = rows.findIndex(({ id }) => id === current)
    const row = rows[at]
    if (event.key === 'Enter' && row?.level === 2) {
      event.preventDefault()
      enter(row)
      return
    }
    const now = event.timeStamp
    const text = now - typed.current.at < typingPauseMs ? typed.current.text : ''
    const labelled = rows.map((one) => ({ ...one, label: labelOf(one) }))
    const step = treeStep(labelled, at, { key: event.key, typed: text })
    if (event.key.length === 1) typed.current = { text: text + event.key, at: now }
    if (!step) return
    event.preventDefault()
    if ('focus' in step) focusRow(step.focus)
    else onOpenChange('open' in step ? step.open : step.close, 'open' in step)
  }

  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={t('outline.label')}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
      className="-mx-2 flex flex-col"
    >
      {rows.map((row) => (
        <OutlineItem
          key={row.id}
          row={row}
          label={labelOf(row)}
          isCurrent={row.id === current}
          isSelected={row.id === selected}
          drag={drag}
          onFocus={choose}
          onOpen={onOpenChange}
        />
      ))}
    </ul>
  )
}

function rowElement(tree: HTMLElement | null, id: string) {
  return tree?.querySelector<HTMLElement>(`[data-outline-row="${CSS.escape(id)}"]`)
}

/** From the outline into the section: its first text, or its toolbar. */
function enter({ key, section }: { key: string; section: string }) {
  const field = firstTextOf(elementOf({ key, section }))
  if (field) field.focus()
  else goToSection({ key, section }, { focus: true })
}
