'use client'

import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { Checkbox } from '@/components/ui/control/checkbox'
import { extendTo, toggleRow, type Selection } from './selection'

type RowCheckboxProps = { id: number; ids: readonly number[]; label: string; selection: Selection; onChange: (next: Selection) => void }

/** Chooses a row; with Shift all from the last one to this one. */
export function RowCheckbox({ id, ids, label, selection, onChange }: RowCheckboxProps) {
  const t = useTranslations('admin.table')

  function choose({ nativeEvent }: ChangeEvent) {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    onChange(isRange ? extendTo(selection, { rows: ids, id }) : toggleRow(selection, id))
  }

  return <Checkbox aria-label={t('choose', { name: label })} checked={selection.ids.has(id)} onChange={choose} className="select-none" />
}
