'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { User } from '@/lib/api/entities/user.schema'

const CurrentUserContext = createContext<User | null>(null)

/** Provides the signed-in user, so that components below need not handle a missing one. */
export function CurrentUserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}

export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (!user) throw new Error('useOwnUser is for the account area, where somebody is signed in.')
  return user
}
