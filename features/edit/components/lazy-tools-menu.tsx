'use client'

import { lazy, Suspense } from 'react'
import { ToolsButton } from './tools-button'

const Loaded = lazy(async () => ({ default: (await import('./tools-menu')).ToolsMenu }))

/** Until the menu has loaded its button stands there alone. */
export function LazyToolsMenu() {
  return (
    <Suspense fallback={<ToolsButton />}>
      <Loaded />
    </Suspense>
  )
}
