'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./section-menu')).SectionMenu }))

/** Until the menu has loaded its button stands there alone. */
export function LazySectionMenu(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={props.trigger}>
      <Loaded {...props} />
    </Suspense>
  )
}
