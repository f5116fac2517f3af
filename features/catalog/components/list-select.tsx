'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Select } from '@/components/ui/control/select'
import { setSort, usePendingFilters } from '@/features/catalog/pending-filters-store'
import type { ListSearchParams } from '@/features/catalog/list-href'

type ListSelectProps = {
  name: 'sort' | 'perPage'
  value: string
  /** Not worth saying in the address. */
  defaultValue: string
  /** What the address of this page says. */
  searchParams: ListSearchParams
  className: string
  children: ReactNode
}

/** A choice that takes effect at once. It shows what the address says, or is about to. */
export function ListSelect({ name, value, defaultValue: usual, searchParams: said, className, children }: ListSelectProps) {
  const pendingParams = usePendingFilters((state) => state.pending?.searchParams)
  const select = useRef<HTMLSelectElement>(null)
  const shown = pendingParams ? pendingParams[name] || usual : value

  function change(chosen: string) {
    setSort(said, [name, chosen === usual ? '' : chosen])
  }

  // What was chosen before the page had come to life; the browser itself restores nothing here (autoComplete), so it was a person.
  useEffect(() => {
    if (select.current && select.current.value !== shown) change(select.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, [])

  return (
    <Select ref={select} name={name} value={shown} onChange={(event) => change(event.target.value)} controlSize="sm" className={className}>
      {children}
    </Select>
  )
}
