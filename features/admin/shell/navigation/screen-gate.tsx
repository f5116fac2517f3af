'use client'

import { useState, type ReactNode } from 'react'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { usePathname } from '@/lib/i18n/navigation'
import { mayOpenScreen } from './office-screens'

type ScreenGateProps = { scopes: readonly string[]; children: ReactNode }

/**
 * Shows a screen to people with its right, and to others one sentence in its place. A screen that is open stays when the right is taken away, with what was typed
 * (docs/rules/administration.md#closed-screens).
 */
export function ScreenGate({ scopes, children }: ScreenGateProps) {
  const pathname = usePathname()
  const isAllowed = mayOpenScreen(pathname, scopes)
  const [opened, setOpened] = useState(isAllowed ? pathname : null)
  if (isAllowed && opened !== pathname) setOpened(pathname)
  return isAllowed || opened === pathname ? children : <NotAllowed missing="screen" />
}
