'use client'

import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Copy, Plus, Trash2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { useEditStore } from '../../store/edit-store'
import { moveToolbarFocus } from '../../toolbar-keys'
import { arrangedKey, documentsInOrder, hasSections } from '../documents'
import { openSectionManager } from '../manager/open-section-manager'
import { useSectionActions } from '../use-section-actions'
import { OutlineTree } from './outline-tree'
import { outlineRows, sectionRowId } from './outline-rows'

/** The sections of all documents of the page: the way through them for keyboards and screen readers. */
export function OutlinePanel() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  // Compared by value: a keystroke renders the outline only when the text of a row changes.
  const rowsJson = useEditStore(({ documents }) => JSON.stringify(outlineRows(documentsInOrder(documents), closed)))
  const rows: ReturnType<typeof outlineRows> = JSON.parse(rowsJson)

  function setOpen(key: string, isOpen: boolean) {
    const next = new Set(closed)
    if (isOpen) next.delete(key)
    else next.add(key)
    setClosed(next)
  }

  return (
    <div className="flex flex-col gap-4">
      <OutlineTree rows={rows} onOpenChange={setOpen} />
      <OutlineActions rows={rows} />
    </div>
  )
}

/** Buttons for the selected section. */
function OutlineActions({ rows }: { rows: ReturnType<typeof outlineRows> }) {
  const t = useTranslations('edit.structure')
  const actions = useSectionActions()
  const [current, setCurrent] = useState('add')
  const selection = useEditStore((state) => state.selection)
  const canAdd = useEditStore(({ documents }) => arrangedKey(documents) !== null)
  const row = selection && rows.find((one) => one.id === sectionRowId(selection))
  const selected = row?.level === 2 && row.canArrange ? row : null

  function add() {
    const key = selected?.key ?? arrangedKey()
    if (key !== null && hasSections(key)) void openSectionManager({ key, place: selected ? { after: selected.section } : 'end' }, actions)
  }

  const isFirst = selected?.position === 1
  const isLast = selected?.position === selected?.total
  const buttons: { name: string; label: string; Icon: LucideIcon; isOff: boolean; run: () => void }[] = [
    { name: 'add', label: t('add'), Icon: Plus, isOff: !canAdd, run: add },
    { name: 'up', label: t('moveUp'), Icon: ArrowUp, isOff: !selected || isFirst, run: () => selected && actions.move(selected, 'up') },
    {
      name: 'down',
      label: t('moveDown'),
      Icon: ArrowDown,
      isOff: !selected || isLast,
      run: () => selected && actions.move(selected, 'down'),
    },
    {
      name: 'start',
      label: t('moveToStart'),
      Icon: ArrowUpToLine,
      isOff: !selected || isFirst,
      run: () => selected && actions.move(selected, 'start'),
    },
    {
      name: 'end',
      label: t('moveToEnd'),
      Icon: ArrowDownToLine,
      isOff: !selected || isLast,
      run: () => selected && actions.move(selected, 'end'),
    },
    { name: 'duplicate', label: t('duplicate'), Icon: Copy, isOff: !selected, run: () => selected && actions.duplicate(selected) },
    { name: 'remove', label: t('remove'), Icon: Trash2, isOff: !selected, run: () => selected && actions.remove(selected) },
  ]

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('outline.actions')}
      onKeyDown={moveToolbarFocus}
      className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-center border-t border-line bg-surface px-2 py-1"
    >
      {buttons.map(({ name, label, Icon, isOff, run }) => (
        <IconButton
          key={name}
          label={label}
          title={label}
          tabIndex={name === current ? 0 : -1}
          onFocus={() => setCurrent(name)}
          // Not `disabled`, which would lose the focus at the end of the page.
          aria-disabled={isOff || undefined}
          onClick={() => !isOff && run()}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}
