'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { User } from '@/lib/api/entities/user.schema'

const CurrentUserContext = createContext<User | null>(null)

/** Below it somebody is signed in. The query owns who; this only spares everybody below the question of whether. */
export function CurrentUserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}

export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (!user) throw new Error('useOwnUser is for the account area, where somebody is signed in.')
  return user
}
