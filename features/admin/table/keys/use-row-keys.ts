import { useEffect, useEffectEvent, type RefObject } from 'react'
import { rowKeyOf, type FocusPlace } from './row-key'

/** Moves the focus between the rows of a table and chooses them (docs/rules/administration.md#office-table). `onToggle` gets a row's index. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, onToggle: ((index: number) => void) | null) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!table.current || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    const focused = document.activeElement
    const row = focused?.closest<HTMLTableRowElement>('tr[data-row]') ?? null
    const asked = rowKeyOf(event, placeOf(focused, table.current.contains(row) ? row : null))
    if (asked === null || (asked === 'toggle' && onToggle === null)) return
    event.preventDefault()
    if (asked === 'search') return searchField(table.current)?.focus()
    if (asked === 'toggle') return onToggle?.(Number(row?.dataset.row))
    const rows = [...table.current.querySelectorAll<HTMLTableRowElement>('tr[data-row]')]
    const at = row ? rows.indexOf(row) : -1
    const next = at < 0 ? rows[0] : rows[at + (asked === 'next' ? 1 : -1)]
    focusRow(next)
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

function searchField(table: HTMLTableElement) {
  return (table.closest('main') ?? document.body).querySelector<HTMLInputElement>('input[type=search]')
}
