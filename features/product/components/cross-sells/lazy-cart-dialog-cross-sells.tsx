'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const WindowCrossSells = lazy(async () => ({ default: (await import('./cart-dialog-cross-sells')).CartDialogCrossSells }))

/** Costs nothing until it is shown: the cart window stands ready on every page. */
export function CrossSellPlace(props: ComponentProps<typeof WindowCrossSells>) {
  return (
    <Suspense>
      <WindowCrossSells {...props} />
    </Suspense>
  )
}
