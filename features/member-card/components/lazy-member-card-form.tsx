'use client'

import { lazy, Suspense } from 'react'

const MemberCardForm = lazy(async () => ({ default: (await import('./member-card-form')).MemberCardForm }))

/** Costs nothing until it is shown: the cart window stands ready on every page. */
export function MemberCardPlace() {
  return (
    <Suspense>
      <MemberCardForm />
    </Suspense>
  )
}
