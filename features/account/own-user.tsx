'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { User } from '@/lib/api/entities/user.schema'

const OwnUserContext = createContext<User | null>(null)

/** Below it somebody is signed in. The query owns who; this only spares everybody below the question of whether. */
export function OwnUser({ user, children }: { user: User; children: ReactNode }) {
  return <OwnUserContext value={user}>{children}</OwnUserContext>
}

export function useOwnUser(): User {
  const user = useContext(OwnUserContext)
  if (!user) throw new Error('useOwnUser is for the account area, where somebody is signed in.')
  return user
}
