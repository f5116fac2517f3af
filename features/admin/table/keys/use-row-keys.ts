import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useKeys } from '@/features/admin/keys/use-keys'
import { rowKeyOf, type FocusPlace } from './row-key'

type Options = {
  /** Whether the table has rows; without them there is nothing to move between. */
  hasRows: boolean
  /** Gets a row's index; null where rows cannot be chosen. */
  onToggle: ((index: number) => void) | null
}

/** Moves the focus between the rows of a table and chooses them (docs/rules/administration.md#office-table). */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, { hasRows, onToggle }: Options) {
  const t = useTranslations('admin.table.keys')

  function focusedRow() {
    const row = document.activeElement?.closest<HTMLTableRowElement>('tr[data-row]') ?? null
    return table.current?.contains(row) ? row : null
  }
  function move(step: 1 | -1) {
    const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [])]
    const row = focusedRow()
    focusRow(row ? rows[rows.indexOf(row) + step] : rows[0])
  }
  function toggle() {
    const row = focusedRow()
    if (row) onToggle?.(Number(row.dataset.row))
  }

  useKeys(
    hasRows
      ? [
          { keys: 'j', label: t('next'), group: 'screen', repeats: true, run: () => move(1) },
          { keys: 'k', label: t('previous'), group: 'screen', repeats: true, run: () => move(-1) },
          ...(onToggle ? [{ keys: 'x', label: t('toggle'), group: 'screen' as const, run: toggle }] : []),
        ]
      : [],
  )

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    const rowKey = rowKeyOf(event, placeOf(document.activeElement, focusedRow()))
    if (rowKey === null || (rowKey === 'toggle' && onToggle === null)) return
    event.preventDefault()
    if (rowKey === 'toggle') toggle()
    else move(rowKey === 'next' ? 1 : -1)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function placeOf(focused: Element | null, row: Element | null): FocusPlace {
  const isField =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches('textarea, select, input:not([type=checkbox])'))
  if (isField) return 'field'
  if (!row) return 'elsewhere'
  return focused?.matches('a') ? 'rowLink' : 'row'
}

/** The row's own link; in a row without one whatever can be pressed first. */
function focusRow(row: HTMLTableRowElement | undefined) {
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, summary, input')
  target?.focus()
  row?.scrollIntoView?.({ block: 'nearest' })
}
