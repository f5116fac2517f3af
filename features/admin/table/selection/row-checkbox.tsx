'use client'

import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { Checkbox } from '@/components/ui/control/checkbox'
import { extendTo, isRowChosen, toggleRow, type SelectablePage, type Selection } from './selection'

type RowCheckboxProps = { id: number; page: SelectablePage; label: string; selection: Selection; onChange: (next: Selection) => void }

/** Chooses a row; with Shift all from the last one to this one. */
export function RowCheckbox({ id, page, label, selection, onChange }: RowCheckboxProps) {
  const t = useTranslations('admin.table')

  function choose({ nativeEvent }: ChangeEvent) {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    onChange(isRange ? extendTo(selection, page, id) : toggleRow(selection, page, id))
  }

  return (
    <Checkbox
      aria-label={t('choose', { name: label })}
      checked={isRowChosen(selection, page, id)}
      onChange={choose}
      className="select-none"
    />
  )
}
