'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Select } from '@/components/ui/control/select'
import { setSort, usePendingFilters } from '@/features/catalogue/pending-filters-store'
import type { ListSearchParams } from '@/features/catalogue/list-href'

type ListSelectProps = {
  name: 'sort' | 'perPage'
  value: string
  /** Left out of the address. */
  defaultValue: string
  /** The search params of the current page. */
  searchParams: ListSearchParams
  className: string
  children: ReactNode
}

/** Sort order or page size; applies at once and shows the pending value. */
export function ListSelect({ name, value, defaultValue, searchParams, className, children }: ListSelectProps) {
  const pendingParams = usePendingFilters((state) => state.pending?.searchParams)
  const select = useRef<HTMLSelectElement>(null)
  const shown = pendingParams ? pendingParams[name] || defaultValue : value

  function change(chosen: string) {
    setSort(searchParams, [name, chosen === defaultValue ? '' : chosen])
  }

  // Applies a value chosen before hydration; autoComplete="off" keeps the browser from restoring one.
  useEffect(() => {
    if (select.current && select.current.value !== shown) change(select.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, [])

  return (
    <Select ref={select} name={name} value={shown} onChange={(event) => change(event.target.value)} controlSize="sm" className={className}>
      {children}
    </Select>
  )
}
