'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Select } from '@/components/ui/select'
import { arrange, useListGoal } from '../list-goal-store'
import type { SaidList } from '../list-address'

type ListSelectProps = {
  name: 'sort' | 'perPage'
  value: string
  /** Not worth saying in the address. */
  usual: string
  /** What the address of this page says. */
  said: SaidList
  className: string
  children: ReactNode
}

/** A choice that takes effect at once. It shows what the address says, or is about to. */
export function ListSelect({ name, value, usual, said, className, children }: ListSelectProps) {
  const led = useListGoal((state) => state.goal?.said)
  const select = useRef<HTMLSelectElement>(null)
  const shown = led ? led[name] || usual : value

  function follow(chosen: string) {
    arrange(said, [name, chosen === usual ? '' : chosen])
  }

  // What was chosen before the page had come to life; the browser itself restores nothing here (autoComplete), so it was a person.
  useEffect(() => {
    if (select.current && select.current.value !== shown) follow(select.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, [])

  return (
    <Select ref={select} name={name} value={shown} onChange={(event) => follow(event.target.value)} controlSize="sm" className={className}>
      {children}
    </Select>
  )
}
