'use client'

import { lazy, Suspense, useState } from 'react'
import { ToolsButton } from './tools-button'

const Loaded = lazy(async () => ({ default: (await import('./tools-menu')).ToolsMenu }))

/** Until the menu has loaded its button stands there alone; a press meanwhile opens the menu once it is there. */
export function LazyToolsMenu() {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Suspense fallback={<ToolsButton aria-haspopup="menu" busy={isPressed} onClick={() => setIsPressed(true)} />}>
      <Loaded defaultOpen={isPressed} />
    </Suspense>
  )
}
