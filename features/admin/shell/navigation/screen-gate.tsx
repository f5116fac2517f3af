'use client'

import type { ReactNode } from 'react'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { usePathname } from '@/lib/i18n/navigation'
import { mayOpenScreen } from './office-screens'

type ScreenGateProps = { scopes: readonly string[]; children: ReactNode }

/** Shows a screen to people with its right, and to others one sentence in its place (docs/rules/administration.md#closed-screens). */
export function ScreenGate({ scopes, children }: ScreenGateProps) {
  return mayOpenScreen(usePathname(), scopes) ? children : <NotAllowed missing="screen" />
}
